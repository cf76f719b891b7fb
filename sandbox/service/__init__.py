"""What Discord does when it is asked: it refuses, or changes the world and tells everybody."""
