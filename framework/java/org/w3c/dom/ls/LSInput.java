package org.w3c.dom.ls;

import java.io.InputStream;
import java.io.Reader;

/** What a parser reads. */
public interface LSInput {
  String getBaseURI();

  InputStream getByteStream();

  boolean getCertifiedText();

  Reader getCharacterStream();

  String getEncoding();

  String getPublicId();

  String getStringData();

  String getSystemId();

  void setBaseURI(String baseURI);

  void setByteStream(InputStream byteStream);

  void setCertifiedText(boolean certifiedText);

  void setCharacterStream(Reader characterStream);

  void setEncoding(String encoding);

  void setPublicId(String publicId);

  void setStringData(String stringData);

  void setSystemId(String systemId);
}
