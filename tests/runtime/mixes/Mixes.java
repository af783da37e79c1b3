import android.os.Handler;
import android.os.Looper;
import android.os.Message;
import android.os.MessageQueue;
import android.os.SystemClock;
import java.util.ArrayList;

/**
 * Drives random mixes of posts through Handler and MessageQueue and prints, a line per mix, what ran when: the name of each
 * event and the milliseconds since the beginning of the mix. mixes_reference.py makes the same mixes of the same numbers.
 *
 * Arguments: first mix, number of mixes, features (letters, see mixes_reference.py).
 */
public class Mixes {
  static final int SYNC = 0, ASYNC = 1;

  static int state;

  static int random(int below) {
    state = state * 1103515245 + 12345 & 0x7fffffff;
    return (state >> 8) % below;
  }

  /** An operation: what, on which task, and a number. */
  static final class Op {
    final char kind;
    final int task;
    final int number;

    Op(char kind, int task, int number) {
      this.kind = kind;
      this.task = task;
      this.number = number;
    }
  }

  static final class Mix {
    final MessageQueue queue = Looper.myQueue();
    final Handler[] handlers = {new Receiver(this), new Receiver(this)};
    final StringBuilder text = new StringBuilder();
    final ArrayList<Integer> barriers = new ArrayList<Integer>();
    final Object[] tokens = {new Object(), new Object()};
    int tasks;
    Op[][] ops;
    boolean[] asMessage;
    int[] side;
    Job[] jobs;
    Idler[] idlers;
    int[] posted;
    int[] stays;
    long base;
  }

  static final class Receiver extends Handler {
    final Mix mix;

    Receiver(Mix mix) {
      this.mix = mix;
    }

    @Override
    public void handleMessage(Message message) {
      ran(mix, "m", message.what - 1);
    }
  }

  static final class Job implements Runnable {
    final Mix mix;
    final int number;

    Job(Mix mix, int number) {
      this.mix = mix;
      this.number = number;
    }

    @Override
    public void run() {
      ran(mix, "r", number);
    }
  }

  static final class Idler implements MessageQueue.IdleHandler {
    final Mix mix;
    final int number;

    Idler(Mix mix, int number) {
      this.mix = mix;
      this.number = number;
    }

    @Override
    public boolean queueIdle() {
      ran(mix, "i", number);
      return --mix.stays[number] > 0;
    }
  }

  static void ran(Mix mix, String kind, int number) {
    log(mix, kind + number);
    for (Op op : mix.ops[number]) apply(mix, op);
  }

  static void log(Mix mix, String what) {
    mix.text.append(' ').append(what).append('@').append(SystemClock.uptimeMillis() - mix.base);
  }

  static Message message(Mix mix, int task) {
    Handler handler = mix.handlers[mix.side[task]];
    Message message = mix.asMessage[task] ? handler.obtainMessage(task + 1) : Message.obtain(handler, mix.jobs[task]);
    message.obj = mix.tokens[task % 2];
    if (mix.side[task] == ASYNC) message.setAsynchronous(true);
    return message;
  }

  static void apply(Mix mix, Op op) {
    Handler handler = mix.handlers[mix.side[op.task]];
    if ("dtfi".indexOf(op.kind) >= 0 && mix.posted[op.task]++ >= 2) return;
    switch (op.kind) {
      case 'd':
        handler.sendMessageDelayed(message(mix, op.task), op.number);
        break;
      case 't':
        handler.sendMessageAtTime(message(mix, op.task), op.number <= 0 ? op.number : mix.base + op.number);
        break;
      case 'f':
        handler.sendMessageAtFrontOfQueue(message(mix, op.task));
        break;
      case 'i':
        mix.stays[op.task] = op.number;
        mix.queue.addIdleHandler(mix.idlers[op.task]);
        break;
      case 'I':
        mix.queue.removeIdleHandler(mix.idlers[op.task]);
        break;
      case 'r':
        if (mix.asMessage[op.task]) handler.removeMessages(op.task + 1);
        else handler.removeCallbacks(mix.jobs[op.task]);
        break;
      case 'o':
        handler.removeCallbacksAndMessages(mix.tokens[op.number % 2]);
        break;
      case 'h':
        boolean has = mix.asMessage[op.task] ? handler.hasMessages(op.task + 1) : handler.hasCallbacks(mix.jobs[op.task]);
        mix.text.append(has ? " +" : " -").append(op.task);
        break;
      case 'b':
        mix.barriers.add(barrier(mix.queue, 0));
        break;
      case 'B':
        if (!mix.barriers.isEmpty()) barrier(mix.queue, mix.barriers.remove(op.number % mix.barriers.size()));
        break;
      default:
        throw new AssertionError();
    }
  }

  /** Posts one (0) and returns its token, or removes it: both are hidden, so by reflection, as apps do it. */
  static int barrier(MessageQueue queue, int token) {
    try {
      if (token == 0) return (Integer) MessageQueue.class.getMethod("postSyncBarrier").invoke(queue);
      MessageQueue.class.getMethod("removeSyncBarrier", int.class).invoke(queue, token);
      return 0;
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }

  /** Times that no two posts share, but for those of no delay. */
  static int spread(char kind, int number) {
    if (number == 0) return 0;
    return kind == 't' && number == 1 ? random(2) * 5 - 5 : 1 + random(1000000);
  }

  static Op makeOp(String kinds, int tasks, boolean spread) {
    char kind = kinds.charAt(random(kinds.length()));
    int task = random(tasks);
    int number = random(4);
    if (spread && (kind == 'd' || kind == 't')) return new Op(kind, task, spread(kind, number));
    if (kind == 'd') number *= 10;
    if (kind == 't') number = number == 0 ? 0 : number == 1 ? (random(2) == 0 ? -5 : 0) : number * 10 - 10;
    if (kind == 'i') number++;
    return new Op(kind, task, number);
  }

  static Mix make(int number, String kinds) {
    state = number + 1;
    for (int i = 0; i < 4; i++) random(2);
    Mix mix = new Mix();
    String plain = kinds.replace("a", "").replace("s", "");
    int tasks = mix.tasks = 4 + random(8);
    mix.ops = new Op[tasks + 1][];
    mix.asMessage = new boolean[tasks];
    mix.side = new int[tasks];
    mix.jobs = new Job[tasks];
    mix.idlers = new Idler[tasks];
    mix.posted = new int[tasks];
    mix.stays = new int[tasks];
    for (int i = 0; i <= tasks; i++) {
      mix.ops[i] = new Op[i == tasks ? 4 + random(8) : random(4)];
      if (i < tasks) {
        mix.asMessage[i] = random(2) == 0;
        mix.side[i] = kinds.indexOf('a') < 0 || random(3) > 0 ? SYNC : ASYNC;
        mix.jobs[i] = new Job(mix, i);
        mix.idlers[i] = new Idler(mix, i);
      }
      for (int j = 0; j < mix.ops[i].length; j++) mix.ops[i][j] = makeOp(plain, tasks, kinds.indexOf('s') >= 0);
    }
    return mix;
  }

  /** Begins a mix at a whole millisecond, cleans up behind it, then goes on with the next. */
  static final class Director implements Runnable {
    final Handler handler = Handler.createAsync(Looper.myLooper());
    final String kinds;
    final int end;
    /** Milliseconds between two cleanings. */
    final long pause;
    int number;
    Mix mix;
    int cleanings;

    Director(int first, int count, String kinds) {
      number = first;
      end = first + count;
      this.kinds = kinds;
      pause = kinds.indexOf('s') < 0 ? 1000 : 100000000;
    }

    @Override
    public void run() {
      if (mix == null) {
        mix = make(number, kinds);
        mix.base = SystemClock.uptimeMillis();
        cleanings = 0;
        for (Op op : mix.ops[mix.tasks]) apply(mix, op);
        handler.postAtTime(this, mix.base + pause);
        return;
      }
      mix.text.append(" |");
      while (!mix.barriers.isEmpty()) barrier(mix.queue, mix.barriers.remove(0));
      if (++cleanings < 4) {
        handler.postAtTime(this, mix.base + pause * (cleanings + 1));
        return;
      }
      for (Handler one : mix.handlers) one.removeCallbacksAndMessages(null);
      for (Idler idler : mix.idlers) for (int i = 0; i < 2; i++) mix.queue.removeIdleHandler(idler);
      System.out.println(number + ":" + mix.text);
      mix = null;
      if (++number < end) handler.postAtTime(this, SystemClock.uptimeMillis() + 10);
      else Looper.myLooper().quit();
    }
  }

  public static void main(String[] arguments) {
    Looper.prepare();
    Director director =
        new Director(Integer.parseInt(arguments[0]), Integer.parseInt(arguments[1]), arguments[2]);
    director.handler.postAtTime(director, SystemClock.uptimeMillis() + 10);
    Looper.loop();
  }
}
