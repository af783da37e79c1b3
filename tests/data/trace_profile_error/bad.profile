# Somebody misspelt a name.
startup.seconds = 10
per-minute.input = 60  # estimate: one a second
