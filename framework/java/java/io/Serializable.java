package java.io;

/** Marks classes whose instances may be written by an ObjectOutputStream. */
public interface Serializable {}
