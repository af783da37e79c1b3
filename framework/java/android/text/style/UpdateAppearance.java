package android.text.style;

/** Changes how letters look. */
public interface UpdateAppearance {}
