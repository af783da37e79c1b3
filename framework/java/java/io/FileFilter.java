package java.io;

/** Chooses files by their path. */
@FunctionalInterface
public interface FileFilter {
  boolean accept(File file);
}
