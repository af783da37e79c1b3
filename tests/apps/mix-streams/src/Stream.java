package ground.mixstreams;

import java.util.concurrent.Executor;
import java.util.function.Consumer;

/** Some items, and where they come from and go to. */
class Stream {
  final String[] items;
  private Executor source;
  Executor target;

  Stream(String... items) { this.items = items; }

  Stream subscribeOn(Executor executor) {
    source = executor;
    return this;
  }

  Stream observeOn(Executor executor) {
    target = executor;
    return this;
  }

  Subscription subscribe(Consumer<String> observer) {
    Subscription subscription = new Subscription(this, observer);
    source.execute(subscription);
    return subscription;
  }
}
