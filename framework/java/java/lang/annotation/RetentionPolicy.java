package java.lang.annotation;

/** How long an annotation lives. */
public enum RetentionPolicy {
  SOURCE, CLASS, RUNTIME
}
