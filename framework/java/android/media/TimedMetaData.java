package android.media;

/** Words within a stream. */
public final class TimedMetaData {
  public TimedMetaData(long timestampUs, byte[] metaData) {}
}
