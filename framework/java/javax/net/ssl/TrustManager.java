package javax.net.ssl;

/** Decides whom to trust. */
public interface TrustManager {}
