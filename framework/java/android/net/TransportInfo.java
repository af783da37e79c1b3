package android.net;

/** How a network is reached. */
public interface TransportInfo {}
