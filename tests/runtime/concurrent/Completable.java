package concurrent;

import static support.Tell.p;
import static support.Tell.thrown;

import java.util.*;
import java.util.concurrent.*;
import support.Together;

/** CompletableFuture: chains, combinations, exceptions, completion from outside, async on an executor. */
public class Completable {
  public static void main(String[] args) throws Exception {
    CompletableFuture<Integer> f = new CompletableFuture<>();
    CompletableFuture<String> g = f.thenApply(x -> x * 2)
                                      .thenCompose(x -> CompletableFuture.completedFuture(x + "!"))
                                      .thenCombine(CompletableFuture.completedFuture("?"), String::concat);
    StringBuilder log = new StringBuilder();
    g.thenAccept(log::append).thenRun(() -> log.append(" run"));
    p(g.isDone(), f.complete(21), f.complete(5), g.get(), log, f.getNow(0), f.join());
    CompletableFuture<Integer> bad =
        CompletableFuture.<Integer>supplyAsync(() -> { throw new IllegalStateException("boom"); }, Runnable::run);
    CompletableFuture<Integer> next = bad.thenApply(x -> x + 1);
    try {
      next.join();
    } catch (CompletionException e) {
      p(e.getCause(), next.isCompletedExceptionally());
    }
    try {
      bad.get();
    } catch (ExecutionException e) {
      p(e.getCause());
    }
    p(next.exceptionally(e -> e instanceof CompletionException ? -1 : -2).get(),
        bad.handle((v, e) -> v + "/" + (e == null)).get(),
        CompletableFuture.completedFuture(1).handle((v, e) -> v + "/" + e).get(),
        thrown(() -> bad.whenComplete((v, e) -> log.append("when")).get()), log);
    CompletableFuture<String> never = new CompletableFuture<>();
    p(never.getNow("absent"), thrown(() -> never.get(1, TimeUnit.MILLISECONDS)),
        never.completeExceptionally(new Exception("given")), thrown(never::get), thrown(never::join),
        never.isCompletedExceptionally(), never.isCancelled(), never.cancel(true));
    CompletableFuture<String> cancelled = new CompletableFuture<>();
    CompletableFuture<String> dependent = cancelled.thenApply(x -> x);
    p(cancelled.cancel(true), cancelled.isCancelled(), thrown(cancelled::join), dependent.isCancelled(),
        dependent.isCompletedExceptionally(), thrown(dependent::join), thrown(dependent::get));
    ExecutorService pool = Executors.newFixedThreadPool(3);
    List<CompletableFuture<Integer>> all = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      int n = i;
      all.add(CompletableFuture.supplyAsync(() -> n * n, pool).thenApplyAsync(x -> x + 1, pool));
    }
    int sum = CompletableFuture.allOf(all.toArray(new CompletableFuture[0]))
                  .thenApply(v -> all.stream().mapToInt(CompletableFuture::join).sum())
                  .get(10, TimeUnit.SECONDS);
    p(sum, CompletableFuture.allOf().isDone(),
        CompletableFuture.anyOf(CompletableFuture.completedFuture("a"), new CompletableFuture<>()).join());
    CompletableFuture<String> first = CompletableFuture.completedFuture("x"), second = new CompletableFuture<>();
    p(first.applyToEither(second, s -> s + 1).join(), second.applyToEither(first, s -> s + 2).join(),
        first.runAfterEither(second, () -> log.append(" either")).isDone(),
        first.runAfterBoth(second, () -> log.append(" both")).isDone());
    second.complete("y");
    p(log, first.thenAcceptBoth(second, (a, b) -> log.append(a).append(b)).isDone(), log,
        second.getNumberOfDependents());
    CompletableFuture<Void> runAsync = CompletableFuture.runAsync(() -> log.append(" async"), pool);
    runAsync.join();
    f.obtrudeValue(7);
    p(log, f.join(), f.toCompletableFuture() == f, thrown(() -> f.thenApply(null)));
    CompletableFuture<String> other = new CompletableFuture<>();
    String[] got = new String[2];
    Together.run(()
                     -> got[0] = other.get(),
        () -> got[1] = other.thenApply(String::toUpperCase).join(), () -> other.complete("done"));
    p(got);
    StringBuilder order = new StringBuilder();
    CompletableFuture<Integer> source = new CompletableFuture<>();
    for (int i = 0; i < 4; i++) {
      int n = i;
      source.thenAccept(x -> order.append(n));
    }
    source.complete(0);
    p(order);
    pool.shutdown();
  }
}
