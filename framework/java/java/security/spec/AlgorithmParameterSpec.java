package java.security.spec;

/** Marks parameters of an algorithm. */
public interface AlgorithmParameterSpec {}
