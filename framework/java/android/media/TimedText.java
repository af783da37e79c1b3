package android.media;

/** A subtitle. */
public final class TimedText {
  TimedText() {}
}
