package ground.mixapplicationqueue;

/** Appends to the text of the application. */
class Append extends Job {
  private final App app;
  private final String what;

  Append(App app, String what) {
    this.app = app;
    this.what = what;
  }

  @Override void work() {
    String old = app.text; // @get
    app.text = old + what + app.mode.length(); // @put
  }
}
