package org.xmlpull.v1;

import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;

/** Writes a document piece by piece. */
public interface XmlSerializer {
  XmlSerializer attribute(String namespace, String name, String value)
      throws IOException, IllegalArgumentException, IllegalStateException;

  void cdsect(String name) throws IOException, IllegalArgumentException, IllegalStateException;

  void comment(String name) throws IOException, IllegalArgumentException, IllegalStateException;

  void docdecl(String name) throws IOException, IllegalArgumentException, IllegalStateException;

  void endDocument() throws IOException, IllegalArgumentException, IllegalStateException;

  XmlSerializer endTag(String namespace, String name) throws IOException, IllegalArgumentException,
      IllegalStateException;

  void entityRef(String name) throws IOException, IllegalArgumentException, IllegalStateException;

  void flush() throws IOException;

  int getDepth();

  boolean getFeature(String name);

  String getName();

  String getNamespace();

  String getPrefix(String namespace, boolean generate) throws IllegalArgumentException;

  Object getProperty(String name);

  void ignorableWhitespace(String name) throws IOException, IllegalArgumentException, IllegalStateException;

  void processingInstruction(String name) throws IOException, IllegalArgumentException, IllegalStateException;

  void setFeature(String name, boolean value) throws IllegalArgumentException, IllegalStateException;

  void setOutput(OutputStream stream, String encoding) throws IOException, IllegalArgumentException,
      IllegalStateException;

  void setOutput(Writer output) throws IOException, IllegalArgumentException, IllegalStateException;

  void setPrefix(String prefix, String namespace) throws IOException, IllegalArgumentException, IllegalStateException;

  void setProperty(String name, Object value) throws IllegalArgumentException, IllegalStateException;

  void startDocument(String encoding, Boolean standalone) throws IOException, IllegalArgumentException,
      IllegalStateException;

  XmlSerializer startTag(String namespace, String name) throws IOException, IllegalArgumentException,
      IllegalStateException;

  XmlSerializer text(String name) throws IOException, IllegalArgumentException, IllegalStateException;

  XmlSerializer text(char[] buffer, int start, int length) throws IOException, IllegalArgumentException,
      IllegalStateException;
}
