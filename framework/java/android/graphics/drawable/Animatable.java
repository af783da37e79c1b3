package android.graphics.drawable;

/** Can move. */
public interface Animatable {
  void start();

  void stop();

  boolean isRunning();
}
