package java.nio.file;

import java.io.IOException;
import java.nio.file.attribute.BasicFileAttributes;

/** Is told of every file of a tree. */
public interface FileVisitor<T> {
  FileVisitResult preVisitDirectory(T directory, BasicFileAttributes attributes) throws IOException;

  FileVisitResult visitFile(T file, BasicFileAttributes attributes) throws IOException;

  FileVisitResult visitFileFailed(T file, IOException failure) throws IOException;

  FileVisitResult postVisitDirectory(T directory, IOException failure) throws IOException;
}
