import kotlinx.coroutines.DispatchedTask;
import kotlinx.coroutines.scheduling.SchedulerCoroutineDispatcher;

/** Tasks of a library's worker are events of their own: that one thread runs both orders nothing. */
// Race: data-race Coroutines.list
// Race: event-race java.util.ArrayDeque[*]
// Shows: enqueue .* at \^kotlinx\.coroutines\.scheduling\.SchedulerCoroutineDispatcher\.dispatch
// Shows: begin
public class Coroutines {
  static String list = "a";

  public static void main(String[] args) {
    SchedulerCoroutineDispatcher workers = new SchedulerCoroutineDispatcher(2);
    new Thread(() -> workers.dispatch(null, new DispatchedTask(() -> list = null))).start();
    workers.dispatch(null, new DispatchedTask(() -> System.out.println(list == null || list != null)));
  }

  /** What was done before it was dispatched comes first. */
  // Race: event-race java.util.ArrayDeque[*]
  public static class Before {
    static String text;

    public static void main(String[] args) {
      SchedulerCoroutineDispatcher workers = new SchedulerCoroutineDispatcher(1);
      text = "b";
      workers.dispatch(null, new DispatchedTask(() -> System.out.println(text)));
    }
  }
}
