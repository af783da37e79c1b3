package java.nio.file.attribute;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.List;

/** Attributes that users invent. */
public interface UserDefinedFileAttributeView extends FileAttributeView {
  @Override
  String name();

  List<String> list() throws IOException;

  int size(String name) throws IOException;

  int read(String name, ByteBuffer target) throws IOException;

  int write(String name, ByteBuffer source) throws IOException;

  void delete(String name) throws IOException;
}
