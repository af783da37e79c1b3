import java.util.concurrent.atomic.AtomicInteger;

/**
 * Runs a program that is given as arguments: the number of events that main handles, the number of threads, what each thread does,
 * what each message does. An operation is three characters: what, which one, a number. See brute_force.py, which knows what can come out.
 */
public class Script {
  static int x, y, z;
  static final Object[] locks = {new Object(), new Object(), new Object()};
  static final AtomicInteger counter = new AtomicInteger();
  static Loop loop;
  static Runnable[] messages;

  static int get(int which) {
    return which == 0 ? x : which == 1 ? y : z;
  }

  static void set(int which, int value) {
    if (which == 0) x = value;
    else if (which == 1) y = value;
    else z = value;
  }

  /** Gives where the block ended. */
  static int run(String script, int from, StringBuilder log) throws InterruptedException {
    int at = from;
    for (; at < script.length() && script.charAt(at) != ')'; at += 3) {
      final int which = script.charAt(at + 1) - '0', number = script.charAt(at + 2) - '0';
      switch (script.charAt(at)) {
        case 'w': set(which, number); break;
        case 'r': log.append(get(which)); break;
        case '+': set(which, get(which) + 1); break;
        case 'a': log.append(counter.getAndIncrement()); break;
        case '(':
          synchronized (locks[which]) {
            at = run(script, at + 3, log);
          }
          break;
        case 'n': locks[which].notify(); break;
        case 'N': locks[which].notifyAll(); break;
        case 'z': locks[which].wait(); break;
        case 'Z': locks[which].wait(number); break;
        case 's': Thread.sleep(number); break;
        case 'p': loop.post(messages[which], number); break;
        case 'f': loop.postFront(messages[which]); break;
        case '-': log.append(loop.remove(messages[which]) ? 'T' : 'F'); break;
        default: throw new IllegalArgumentException(script);
      }
    }
    return at;
  }

  static Runnable runnable(String script, StringBuilder log) {
    return () -> {
      try {
        run(script, 0, log);
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    };
  }

  public static void main(String[] args) throws InterruptedException {
    loop = new Loop();
    final int events = Integer.parseInt(args[0]), count = Integer.parseInt(args[1]);
    StringBuilder[] logs = new StringBuilder[count + 1];
    for (int i = 0; i <= count; ++i) logs[i] = new StringBuilder();
    messages = new Runnable[args.length - 2 - count];
    for (int i = 0; i < messages.length; ++i) {
      final Runnable body = runnable(args[2 + count + i], logs[count]);
      final char name = (char) ('A' + i);
      messages[i] = () -> {
        logs[count].append(name);
        body.run();
      };
    }
    Thread[] threads = new Thread[count];
    for (int i = 0; i < count; ++i) threads[i] = new Thread(runnable(args[2 + i], logs[i]));
    for (Thread thread : threads) thread.start();
    loop.run(events);
    for (Thread thread : threads) thread.join();
    String text = x + " " + y + " " + z;
    for (StringBuilder log : logs) text += " " + log;
    System.out.println(text);
  }
}
