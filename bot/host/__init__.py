"""What a host does with the database before the bot runs.

The main idea is that whatever is wrong is said in one sentence that tells what to do. `opening` opens the
database or says why not; `copying` brings it to another place.
"""
