package java.util;

/** Marks lists that find an index fast. */
public interface RandomAccess {}
