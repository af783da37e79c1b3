package java.nio.charset.spi;

import java.nio.charset.Charset;
import java.util.Iterator;

/** A supplier of charsets; nobody looks for one. */
public abstract class CharsetProvider {
  protected CharsetProvider() {}

  public abstract Iterator<Charset> charsets();

  public abstract Charset charsetForName(String name);
}
