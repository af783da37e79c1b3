package java.nio.file;

/** How to open. */
public interface OpenOption {}
