package ground.mixcontinuations;

import android.os.SystemClock;

/** Three steps. */
class Loading extends Continuation {
  private final Main owner;
  private String title;
  String body;

  Loading(Main owner) { this.owner = owner; }

  @Override void invoke(int now) {
    switch (now) {
      case 0: first(); break;
      case 1: second(); break;
      default: third();
    }
  }

  void first() {
    title = "title"; // @title
    resumeOn(Dispatcher.IO);
  }

  void second() {
    String start = title; // @get-title
    SystemClock.sleep(200);
    body = start + ", body"; // @body
    resumeOn(Dispatcher.MAIN);
    SystemClock.sleep(1);
  }

  void third() {
    String text = body; // @get-body
    owner.show(text);
  }
}
