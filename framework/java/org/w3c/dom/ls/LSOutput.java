package org.w3c.dom.ls;

import java.io.OutputStream;
import java.io.Writer;

/** Where a serializer writes. */
public interface LSOutput {
  OutputStream getByteStream();

  Writer getCharacterStream();

  String getEncoding();

  String getSystemId();

  void setByteStream(OutputStream byteStream);

  void setCharacterStream(Writer characterStream);

  void setEncoding(String encoding);

  void setSystemId(String systemId);
}
