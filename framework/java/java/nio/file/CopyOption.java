package java.nio.file;

/** How to copy or move. */
public interface CopyOption {}
