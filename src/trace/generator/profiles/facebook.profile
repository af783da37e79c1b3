# A large social network app that is scrolled without rest, after the start of the system.
#
# "paper" is Scalable Race Detection for Android Applications (OOPSLA 2015). It has results, not parameters: behind
# "paper:" stands what a value was adjusted to, "estimate:" is ours. What it says of Facebook, and what comes out here
# (seed 1; nodes and chains as bench/detect_baseline.h counts them):
#
#                              2 minutes            10 minutes
#                              paper     here       paper     here
#   events of the main looper  6,823      6,924     50,135    49,983   table 5
#   nodes                      100 k      102 k     380 k      383 k   section 6.4
#   chains                     2,075      2,075     4,577      4,478   section 6.4
#   locations                             211 k     800 k      854 k   section 8.1, does not say after how long
#   accesses                              1.7 M                8.3 M
#   uncovered races                         712                5,671   of the main looper, as antecede detect counts
#
# Accesses after 6 minutes: 5.14 M in the paper (table 4, the median of its apps), 5.0 M here.
#
# Not as in the paper:
# - It has 3 to 6 times as many events in the whole system as in the app. Here it is 4.5 times after 2 minutes but 2.2
#   times after 10: an event of ours has three nodes and more (post, begin, end), and the number of nodes is given.
# - Its eight apps of table 6 have 455 to 2,251 uncovered races; it does not say after how long, and has none for
#   Facebook. Ours grow with the minutes. They make many more groups than there (4 and 9 in an app).
# - It only sketches how it makes chains.

# The start-up: the whole system starts, and with it the app.
startup.seconds = 48        # estimate: makes the first two minutes what they are; the rest grows linearly
startup.services = 300      # estimate: threads with a looper in system_server and the apps that start with it
startup.events = 56         # paper: section 6.4, 100 k nodes after 2 minutes
startup.branches = 0.125    # paper: section 6.4, 2,075 chains after 2 minutes
startup.posts = 650         # paper: table 5, 6,823 events after 2 minutes

# What comes from outside afterwards.
per-minute.inputs = 720     # estimate: a finger on the screen most of the time
per-minute.frames = 1500    # estimate: scrolling; with inputs, calls and tickers it gives table 5
per-minute.calls = 720      # estimate: what the system tells an app: windows, activities, broadcasts, content
per-minute.screens = 10     # estimate: one every six seconds
per-minute.system = 2300    # paper: section 6.4, 380 k nodes after 10 minutes

# What a screen does.
screen.alive = 4            # estimate: a short back stack
screen.callbacks = 6        # estimate: listeners of views and of the screen itself
screen.tickers = 3          # estimate: progress, ads, refresh, cursors; adjusted to the events per minute
screen.loads = 4            # estimate: data and images that it shows first
screen.idle = 0.5           # estimate: layouts and caches are often finished when nothing else is to do
ticker.milliseconds = 600   # estimate: adjusted to the events per minute

# What an event does.
input.invocations = 2       # estimate: the listener, and one that it calls in turn
input.posts = 0.3           # estimate: a click is posted, a movement is not
input.loads = 0.38          # paper: section 6.4, 4,577 chains after 10 minutes
input.debounces = 0.1       # estimate: search fields, long presses, scroll stops
call.posts = 0.6            # estimate: most calls end up on the main looper
event.calls = 0.3           # estimate: getters of the system are called often

# Where a load's work is done; the rest goes to a looper of another thread.
load.pool = 0.5             # estimate: AsyncTask and executors
load.serial = 0.15          # estimate: AsyncTask's default since Android 3
load.threads = 0.05         # estimate: plain threads are rare in large apps
load.waits = 0.2            # estimate: latches and futures between loads, now and then

# How messages are posted to the main looper; the rest without delay.
post.delayed = 0.1          # estimate: of clicks; tickers are delayed in any case
post.at-time = 0.05         # estimate: also for tickers; frames are at-time in any case
post.front = 0.01           # estimate: hardly ever used
post.asynchronous = 0.02    # estimate: hardly ever used outside of frames

# Memory.
accesses.main = 160         # paper: table 4, 5.14 M accesses in 6 minutes
accesses.other = 45         # estimate: with the one above
accesses.writes = 0.25      # estimate: three reads for a write
accesses.locked = 0.05      # estimate: a few; locks do not order
memory.new = 0.009          # paper: section 8.1, 800 k locations
memory.kept = 3             # estimate: what a sequence of events works on again and again
memory.shared = 0.2         # paper: table 6, hundreds to two thousand uncovered races in an app; roughly
memory.global = 0.01        # estimate: settings, caches, the session
