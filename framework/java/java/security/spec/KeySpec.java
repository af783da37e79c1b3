package java.security.spec;

/** Marks the material of a key. */
public interface KeySpec {}
