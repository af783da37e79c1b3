package android.text.style;

/** Changes how large letters are. */
public interface UpdateLayout extends UpdateAppearance {}
