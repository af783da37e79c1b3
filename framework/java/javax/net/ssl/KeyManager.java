package javax.net.ssl;

/** Knows the keys of this side. */
public interface KeyManager {}
