package javax.security.auth.callback;

/** Marks questions to the user. */
public interface Callback {}
