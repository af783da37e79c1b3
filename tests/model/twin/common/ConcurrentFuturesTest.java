import java.lang.reflect.Array;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Executor;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/** CompletableFuture and FutureTask against the JDK's: the same random steps, in the same order, with the same outcomes. */
public final class ConcurrentFuturesTest {
  /** Futures of one implementation, and what their functions did. */
  private static final class Side {
    final Class<?> type;
    final Class<?> stage;
    final List<Object> futures = new ArrayList<>();
    final StringBuilder log = new StringBuilder();
    final Deque<Runnable> tasks = new ArrayDeque<>();
    /** Keeps what it gets for later; refuses now and then. */
    final Executor later = task -> {
      if (tasks.size() > 6) throw new java.util.concurrent.RejectedExecutionException();
      tasks.add(task);
    };

    Side(String prefix) throws ClassNotFoundException {
      type = Class.forName(prefix + "java.util.concurrent.CompletableFuture");
      stage = Class.forName(prefix + "java.util.concurrent.CompletionStage");
    }

    private int note(int id, Object... seen) {
      StringBuilder text = new StringBuilder();
      for (Object one : seen) text.append(describe(one)).append(',');
      log.append(id).append('(').append(text).append(") ");
      if ((text.toString().hashCode() + id) % 7 == 0) throw new IllegalStateException("by " + id);
      return id;
    }

    private Object function(Class<?> parameter, int id, int other) {
      if (parameter == Function.class) {
        return (Function<Object, Object>) x -> {
          note(id, x);
          return id + "<" + describe(x);
        };
      }
      if (parameter == BiFunction.class) return (BiFunction<Object, Object, Object>) (x, y) -> "" + note(id, x, y);
      if (parameter == Consumer.class) return (Consumer<Object>) x -> note(id, x);
      if (parameter == BiConsumer.class) return (BiConsumer<Object, Object>) (x, y) -> note(id, x, y);
      if (parameter == Runnable.class) return (Runnable) () -> note(id);
      if (parameter == Supplier.class) return (Supplier<Object>) () -> "" + note(id);
      if (parameter == Executor.class) return later;
      if (parameter == stage) return futures.get(other);
      if (parameter == boolean.class) return true;
      if (parameter == Throwable.class) return id % 2 == 0 ? new java.util.concurrent.CompletionException("c",
          new Error()) : new RuntimeException("r" + id);
      if (parameter == Object.class) return "v" + id;
      throw new Error("no argument of " + parameter);
    }

    String call(String name, int kinds, int on, int other, int id) {
      for (Method method : type.getMethods()) {
        if (!method.getName().equals(name) || method.getParameterCount() != kinds) continue;
        Object[] arguments = new Object[kinds];
        for (int i = 0; i < kinds; i++) arguments[i] = function(method.getParameterTypes()[i], id, other);
        if (name.startsWith("thenCompose") || name.startsWith("exceptionallyCompose")) {
          arguments[0] = (Function<Object, Object>) x -> {
            note(id, x);
            return futures.get(other);
          };
        }
        try {
          Object result = method.invoke(futures.get(on), arguments);
          if (stage.isInstance(result) && result != futures.get(on)) futures.add(result);
          return result instanceof Boolean ? result.toString() : "";
        } catch (InvocationTargetException thrown) {
          return thrown.getCause().getClass().getSimpleName();
        } catch (IllegalAccessException impossible) {
          throw new Error(impossible);
        }
      }
      throw new Error("no method " + name);
    }

    void make(boolean complete, String value) {
      try {
        Object future = type.getConstructor().newInstance();
        if (complete) type.getMethod("complete", Object.class).invoke(future, value);
        futures.add(future);
      } catch (ReflectiveOperationException impossible) {
        throw new Error(impossible);
      }
    }

    void many(String name, int[] which) {
      try {
        Object array = Array.newInstance(type, which.length);
        for (int i = 0; i < which.length; i++) Array.set(array, i, futures.get(which[i]));
        futures.add(type.getMethod(name, array.getClass()).invoke(null, array));
      } catch (ReflectiveOperationException impossible) {
        throw new Error(impossible);
      }
    }

    String states() {
      StringBuilder text = new StringBuilder();
      for (Object future : futures) {
        String state = future.toString().replaceFirst("^[^\\[]*", "").replaceFirst(", \\d+ dependents", "");
        text.append(state.replace("twin.", "")).append(outcome("getNow", future)).append(outcome("get", future)).append('\n');
      }
      return text.toString();
    }

    private String outcome(String how, Object future) {
      try {
        if (how.equals("getNow")) return describe(type.getMethod("getNow", Object.class).invoke(future, "absent"));
        if (!(Boolean) type.getMethod("isDone").invoke(future)) return "open";
        Object flags = "" + type.getMethod("isCancelled").invoke(future) + type.getMethod("isCompletedExceptionally").invoke(future);
        return flags + describe(type.getMethod("get").invoke(future));
      } catch (InvocationTargetException thrown) {
        return "threw " + describe(thrown.getCause());
      } catch (ReflectiveOperationException impossible) {
        throw new Error(impossible);
      }
    }
  }

  private static String describe(Object value) {
    if (!(value instanceof Throwable)) return String.valueOf(value);
    Throwable thrown = (Throwable) value;
    String cause = thrown.getCause() == null ? "" : " by " + describe(thrown.getCause());
    return thrown.getClass().getSimpleName() + cause + (thrown.getSuppressed().length == 0 ? "" : " +");
  }

  private static final String[] ONE = {"thenApply", "thenAccept", "thenRun", "thenCompose", "whenComplete", "handle",
      "exceptionally",
      "exceptionallyCompose", "exceptionallyAsync", "exceptionallyComposeAsync",
      "thenApplyAsync", "thenAcceptAsync", "thenRunAsync", "thenComposeAsync", "whenCompleteAsync", "handleAsync"};
  private static final String[] TWO = {"thenCombine", "thenAcceptBoth", "runAfterBoth", "applyToEither",
      "acceptEither", "runAfterEither",
      "thenCombineAsync", "thenAcceptBothAsync", "runAfterBothAsync", "applyToEitherAsync", "acceptEitherAsync",
          "runAfterEitherAsync"};

  private static void completable() throws Exception {
    for (int seed = 0; seed < 1500; seed++) {
      Side jdk = new Side("");
      Side model = new Side("twin.");
      Side[] sides = {jdk, model};
      Random random = Check.random(seed);
      for (int step = 0; step < 30; step++) {
        int kind = random.nextInt(24);
        int count = jdk.futures.size();
        boolean complete = random.nextInt(4) == 0;
        int on = count == 0 ? 0 : random.nextInt(count);
        int other = count == 0 ? 0 : random.nextInt(count);
        int which = random.nextInt(100);
        int[] some = new int[count == 0 ? 0 : random.nextInt(4)];
        for (int i = 0; i < some.length; i++) some[i] = random.nextInt(count);
        String[] results = new String[2];
        for (int side = 0; side < 2; side++) {
          Side s = sides[side];
          String result = "";
          if (count == 0 || kind < 2) {
            s.make(complete, "start" + step);
          } else if (kind < 10) {
            String name = ONE[which % ONE.length];
            result = s.call(name, name.endsWith("Async") ? 2 : 1, on, other, step);
          } else if (kind < 15) {
            String name = TWO[which % TWO.length];
            result = s.call(name, name.endsWith("Async") ? 3 : 2, on, other, step);
          } else if (kind < 18) {
            result = s.call("complete", 1, on, other, step);
          } else if (kind < 19) {
            result = s.call("completeExceptionally", 1, on, other, step);
          } else if (kind < 20) {
            String name = which < 40 ? "cancel" : which < 70 ? "obtrudeValue" : which < 80 ? "obtrudeException" : "completeAsync";
            result = s.call(name, name.equals("completeAsync") ? 2 : 1, on, other, step);
          } else if (kind < 21) {
            s.many(which % 2 == 0 ? "allOf" : "anyOf", some);
          } else if (kind < 22) {
            s.futures.add(s.type.getMethod("copy").invoke(s.futures.get(on)));
          } else if (!s.tasks.isEmpty()) {
            s.tasks.poll().run();
          }
          results[side] = result + " " + s.tasks.size() + " " + s.log;
        }
        Check.equal("seed " + seed + " step " + step + " kind " + kind + " " + which, results[0], results[1]);
        Check.equal("states of seed " + seed + " step " + step, jdk.states(), model.states());
      }
    }
  }

  private static void minimal() {
    Check.same("minimal",
        () -> ((java.util.concurrent.CompletableFuture<?>) java.util.concurrent.CompletableFuture.completedStage(1)).join(),
        () -> ((twin.java.util.concurrent.CompletableFuture<?>) twin.java.util.concurrent.CompletableFuture.completedStage(1)).join());
    Check.same("to future", () -> java.util.concurrent.CompletableFuture.completedStage(1).toCompletableFuture().join(),
        () -> twin.java.util.concurrent.CompletableFuture.completedStage(1).toCompletableFuture().join());
    Check.same("failed", () -> java.util.concurrent.CompletableFuture.failedStage(new Error()).toCompletableFuture().join(),
        () -> twin.java.util.concurrent.CompletableFuture.failedStage(new Error()).toCompletableFuture().join());
    Check.same("failed future", () -> java.util.concurrent.CompletableFuture.failedFuture(new Exception()).get(),
        () -> twin.java.util.concurrent.CompletableFuture.failedFuture(new Exception()).get());
    // A long chain needs no deep stack.
    twin.java.util.concurrent.CompletableFuture<Integer> first = new twin.java.util.concurrent.CompletableFuture<>();
    twin.java.util.concurrent.CompletableFuture<Integer> last = first;
    for (int i = 0; i < 20000; i++) last = last.thenApply(x -> x + 1);
    first.complete(0);
    Check.equal("chain", 20000, last.join());
  }

  private static void futureTask() {
    for (int seed = 0; seed < 300; seed++) {
      Random random = Check.random(seed);
      int kind = random.nextInt(3);
      java.util.concurrent.FutureTask<Object> jdk = new java.util.concurrent.FutureTask<>(() -> body(kind));
      twin.java.util.concurrent.FutureTask<Object> model = new twin.java.util.concurrent.FutureTask<>(() -> body(kind));
      for (int i = 0; i < 8; i++) {
        switch (random.nextInt(5)) {
          case 0:
            Check.same("run", () -> run(jdk), () -> run(model));
            break;
          case 1:
            boolean interrupt = random.nextBoolean();
            if (random.nextBoolean()) Check.same("cancel", () -> jdk.cancel(interrupt), () -> model.cancel(interrupt));
            break;
          case 2:
            Check.same("get", () -> jdk.get(0, java.util.concurrent.TimeUnit.SECONDS),
                () -> model.get(0, twin.java.util.concurrent.TimeUnit.SECONDS));
            break;
          default:
            Check.equal("state", jdk.isDone() + " " + jdk.isCancelled(), model.isDone() + " " + model.isCancelled());
            Check.equal("text", jdk.toString().replaceFirst("^[^\\[]*", "").replaceAll("task = .*", ""),
                model.toString().replaceFirst("^[^\\[]*", "").replaceAll("task = .*", ""));
        }
      }
    }
  }

  private static Object run(Runnable task) {
    task.run();
    return 0;
  }

  private static Object body(int kind) throws Exception {
    if (kind == 1) throw new Exception("checked");
    if (kind == 2) throw new Error("error");
    return "done";
  }

  public static void main(String[] args) throws Exception {
    completable();
    minimal();
    futureTask();
    Check.done();
  }
}
