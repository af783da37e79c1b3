# A file browser app, after the start of the system. See facebook.profile for what is meant.
#
#                              2 minutes            10 minutes
#                              paper     here       paper     here
#   events of the main looper  3,761      3,725     16,261    16,361   table 5
#   nodes                      95 k *      95 k     260 k *    257 k
#   chains                     2,020 *    2,105     4,080 *    3,508
#   locations                             229 k                670 k
#   accesses                              2.2 M                6.8 M
#   uncovered races                         265                1,636   of the main looper, as antecede detect counts
#
# Accesses after 6 minutes: 5.14 M in the paper (table 4, the median of its apps), 4.5 M here.
#
# * estimate: nodes times chains is to Facebook's as the memory in table 5 is. The chains after 10 minutes stay
#   below it.

# The start-up: the whole system starts, and with it the app.
startup.seconds = 48        # estimate: makes the first two minutes what they are; the rest grows linearly
startup.services = 300      # estimate: threads with a looper in system_server and the apps that start with it
startup.events = 57         # estimate: nodes after 2 minutes, see above
startup.branches = 0.14     # estimate: chains after 2 minutes, see above
startup.posts = 1850        # paper: table 5, 3,761 events after 2 minutes

# What comes from outside afterwards.
per-minute.inputs = 260     # estimate: less to scroll than to wait for
per-minute.frames = 210     # estimate: with inputs, calls and tickers it gives table 5
per-minute.calls = 500      # estimate: what the system tells an app: windows, activities, broadcasts, content
per-minute.screens = 6      # estimate: one every ten seconds
per-minute.system = 3150    # estimate: nodes after 10 minutes, see above

# What a screen does.
screen.alive = 3            # estimate: a short back stack
screen.callbacks = 6        # estimate: listeners of views and of the screen itself
screen.tickers = 2          # estimate: progress, ads, refresh, cursors; adjusted to the events per minute
screen.loads = 6            # estimate: data and images that it shows first
screen.idle = 0.5           # estimate: layouts and caches are often finished when nothing else is to do
ticker.milliseconds = 1300  # estimate: adjusted to the events per minute

# What an event does.
input.invocations = 2       # estimate: the listener, and one that it calls in turn
input.posts = 0.3           # estimate: a click is posted, a movement is not
input.loads = 0.5           # estimate: a load for every other input
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
accesses.main = 400         # paper: table 4, 5.14 M accesses in 6 minutes
accesses.other = 65         # estimate: with the one above
accesses.writes = 0.25      # estimate: three reads for a write
accesses.locked = 0.05      # estimate: a few; locks do not order
memory.new = 0.009          # estimate: locations between those of Twitter and Facebook
memory.kept = 3             # estimate: what a sequence of events works on again and again
memory.shared = 0.2         # paper: table 6, hundreds to two thousand uncovered races in an app; roughly
memory.global = 0.01        # estimate: settings, caches, the session
