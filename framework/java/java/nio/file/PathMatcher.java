package java.nio.file;

/** Chooses paths. */
@FunctionalInterface
public interface PathMatcher {
  boolean matches(Path path);
}
