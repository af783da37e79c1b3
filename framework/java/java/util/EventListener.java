package java.util;

/** Marks interfaces of listeners. */
public interface EventListener {}
