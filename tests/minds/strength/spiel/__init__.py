"""The main idea is that strangers judge our minds: OpenSpiel, which sees a pile game as one of its own."""
