package android.media;

/** What goes wrong with rights. */
public interface MediaDrmThrowable {}
