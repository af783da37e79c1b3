package android.provider;

/** The columns of what can be opened. */
public interface OpenableColumns {
  String DISPLAY_NAME = "_display_name", SIZE = "_size";
}
