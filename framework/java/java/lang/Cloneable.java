package java.lang;

/** Permits {@link Object#clone} to copy the object field by field. */
public interface Cloneable {}
