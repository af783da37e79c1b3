package reach.handed;

import android.app.Activity;
import android.content.Intent;
import android.os.Bundle;
import android.os.Parcelable;

/** What is handed on in ways that an analysis could lose: to threads by inheritance, character by character, in parcels. */
public class Main extends Activity {
  static final ThreadLocal<Runnable> INHERITED = new InheritableThreadLocal<>(), OWN = new ThreadLocal<>();
  static int count;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    INHERITED.set(new Passed());
    OWN.set(new Kept());
    new Thread(new Runnable() {
      @Override public void run() {
        INHERITED.get().run();
        if (OWN.get() != null) OWN.get().run();
      }
    }).start();
    "text".chars().forEach(letter -> counted());
    Intent intent = new Intent(this, Told.class);
    intent.putExtra("words", new Parcelable[] {new Word(new Sent())});
    startActivity(intent);
  }

  static void counted() { count++; }

  static class Passed implements Runnable {
    @Override public void run() { count++; }
  }

  static class Arrived implements Runnable {
    @Override public void run() { count++; }
  }

  /** Stays where it was made: what arrives has another one. */
  static class Sent implements Runnable {
    @Override public void run() { count++; }
  }

  /** Stays with its thread. */
  static class Kept implements Runnable {
    @Override public void run() { count++; }
  }
}
