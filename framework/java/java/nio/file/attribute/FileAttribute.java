package java.nio.file.attribute;

/** An attribute to create a file with. */
public interface FileAttribute<T> {
  String name();

  T value();
}
