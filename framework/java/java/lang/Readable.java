package java.lang;

import java.io.IOException;
import java.nio.CharBuffer;

/** A source of characters. */
public interface Readable {
  int read(CharBuffer target) throws IOException;
}
