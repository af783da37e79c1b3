package antecede.xml;

import antecede.Observable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.util.ArrayList;
import java.util.Locale;
import org.xmlpull.v1.XmlSerializer;

/** The serializer of Android: writes what it is told, closes elements, invents prefixes. */
public class Serializer implements XmlSerializer {
  private static final String INDENT = "http://xmlpull.org/v1/doc/features.html#indent-output";

  /** An open element, and whether its content is indented. */
  private static final class Open {
    String namespace;
    String prefix;
    String name;
    int prefixes;
    boolean indent;
  }

  private Writer writer;
  private String encoding;
  private boolean unicode;
  @Observable private boolean pending;
  private int invented;
  private boolean indents;
  private final ArrayList<Open> open = new ArrayList<>();
  /** Pairs of prefix and namespace in scope; those from {@code written} on are not written yet. */
  private final ArrayList<String> prefixes = new ArrayList<>();
  private int written;

  @Override
  public void setOutput(Writer out) {
    writer = out;
    pending = false;
    invented = 0;
    indents = false;
    unicode = false;
    encoding = null;
    open.clear();
    prefixes.clear();
    addPrefix("", "");
    addPrefix("xml", "http://www.w3.org/XML/1998/namespace");
    written = prefixes.size();
  }

  @Override
  public void setOutput(OutputStream os, String outputEncoding) throws IOException {
    if (os == null) throw new IllegalArgumentException("os == null");
    setOutput(outputEncoding == null ? new OutputStreamWriter(os) : new OutputStreamWriter(os, outputEncoding));
    encoding = outputEncoding;
    unicode = outputEncoding != null && outputEncoding.toLowerCase(Locale.US).startsWith("utf");
  }

  private void addPrefix(String prefix, String namespace) {
    prefixes.add(prefix);
    prefixes.add(namespace);
  }

  @Override
  public void startDocument(String documentEncoding, Boolean standalone) throws IOException {
    writer.write("<?xml version='1.0' ");
    if (documentEncoding != null) {
      encoding = documentEncoding;
      if (documentEncoding.toLowerCase(Locale.US).startsWith("utf")) unicode = true;
    }
    if (encoding != null) writer.write("encoding='" + encoding + "' ");
    if (standalone != null) writer.write("standalone='" + (standalone ? "yes" : "no") + "' ");
    writer.write("?>");
  }

  @Override
  public void endDocument() throws IOException {
    while (!open.isEmpty()) {
      Open top = open.get(open.size() - 1);
      endTag(top.namespace, top.name);
    }
    flush();
  }

  @Override
  public void setPrefix(String prefix, String namespace) throws IOException {
    closeStart(false);
    if (prefix == null) prefix = "";
    if (namespace == null) namespace = "";
    if (prefix.equals(prefixFor(namespace, true, false))) return;
    addPrefix(prefix, namespace);
  }

  @Override
  public String getPrefix(String namespace, boolean create) {
    return prefixFor(namespace, false, create);
  }

  /** The innermost prefix of the namespace that is not hidden by another of the same name. */
  private String prefixFor(String namespace, boolean includeDefault, boolean create) {
    for (int i = prefixes.size() - 2; i >= 0; i -= 2) {
      String prefix = prefixes.get(i);
      if (!prefixes.get(i + 1).equals(namespace) || !includeDefault && prefix.isEmpty()) continue;
      boolean hidden = false;
      for (int j = i + 2; j < prefixes.size(); j += 2) hidden |= prefixes.get(j).equals(prefix);
      if (!hidden) return prefix;
    }
    if (!create) return null;
    String prefix;
    if (namespace.isEmpty()) {
      prefix = "";
    } else {
      do {
        prefix = "n" + invented++;
      } while (isUsed(prefix));
    }
    boolean inStart = pending;
    pending = false;
    addPrefix(prefix, namespace);
    pending = inStart;
    return prefix;
  }

  private boolean isUsed(String prefix) {
    for (int i = prefixes.size() - 2; i >= 0; i -= 2) if (prefixes.get(i).equals(prefix)) return true;
    return false;
  }

  @Override
  public XmlSerializer startTag(String namespace, String name) throws IOException {
    closeStart(false);
    boolean indented = open.isEmpty() ? indents : open.get(open.size() - 1).indent;
    if (indented) writeIndent(open.size());
    Open element = new Open();
    element.namespace = namespace;
    element.name = name;
    element.indent = indents && indented;
    element.prefixes = written;
    element.prefix = namespace == null ? "" : prefixFor(namespace, true, true);
    if (namespace != null && namespace.isEmpty()) {
      for (int i = written; i < prefixes.size(); i += 2) {
        if (prefixes.get(i).isEmpty() && !prefixes.get(i + 1).isEmpty()) {
          throw new IllegalStateException("Cannot set default namespace for elements in no namespace");
        }
      }
    }
    open.add(element);
    writer.write('<');
    if (!element.prefix.isEmpty()) writer.write(element.prefix + ":");
    writer.write(name);
    pending = true;
    return this;
  }

  private void writeIndent(int depth) throws IOException {
    writer.write("\r\n");
    for (int i = 0; i < depth; i++) writer.write("  ");
  }

  @Override
  public XmlSerializer attribute(String namespace, String name, String value) throws IOException {
    if (!pending) throw new IllegalStateException("illegal position for attribute");
    String prefix = namespace == null || namespace.isEmpty() ? "" : prefixFor(namespace, false, true);
    writer.write(' ');
    if (!prefix.isEmpty()) writer.write(prefix + ":");
    char quote = value.indexOf('"') < 0 ? '"' : '\'';
    writer.write(name + "=" + quote);
    escape(value, quote);
    writer.write(quote);
    return this;
  }

  /** Ends a start tag that is still open. */
  private void closeStart(boolean close) throws IOException {
    if (!pending) return;
    pending = false;
    for (; written < prefixes.size(); written += 2) {
      String prefix = prefixes.get(written);
      writer.write(prefix.isEmpty() ? " xmlns=\"" : " xmlns:" + prefix + "=\"");
      escape(prefixes.get(written + 1), '"');
      writer.write('"');
    }
    writer.write(close ? " />" : ">");
  }

  @Override
  public XmlSerializer endTag(String namespace, String name) throws IOException {
    if (open.isEmpty()) throw new ArrayIndexOutOfBoundsException();
    Open top = open.get(open.size() - 1);
    boolean sameSpace = namespace == null ? top.namespace == null : namespace.equals(top.namespace);
    if (!sameSpace || !top.name.equals(name)) {
      throw new IllegalArgumentException("</{" + namespace + "}" + name + "> does not match start");
    }
    if (pending) {
      closeStart(true);
    } else {
      if (top.indent) writeIndent(open.size() - 1);
      writer.write("</");
      if (!top.prefix.isEmpty()) writer.write(top.prefix + ":");
      writer.write(name + ">");
    }
    open.remove(open.size() - 1);
    while (prefixes.size() > top.prefixes) prefixes.remove(prefixes.size() - 1);
    written = prefixes.size();
    return this;
  }

  @Override
  public XmlSerializer text(String text) throws IOException {
    closeStart(false);
    if (open.isEmpty()) indents = false;
    else open.get(open.size() - 1).indent = false;
    escape(text, -1);
    return this;
  }

  @Override
  public XmlSerializer text(char[] buffer, int start, int length) throws IOException {
    return text(new String(buffer, start, length));
  }

  @Override
  public void cdsect(String data) throws IOException {
    closeStart(false);
    String text = data.replace("]]>", "]]]]><![CDATA[>");
    writer.write("<![CDATA[");
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (!Character.isHighSurrogate(c) || i + 1 == text.length()) {
        writer.write(c);
        continue;
      }
      writer.write("]]>");
      i += writeChar(text, i, c);
      writer.write("<![CDATA[");
    }
    writer.write("]]>");
  }

  @Override
  public void comment(String comment) throws IOException {
    closeStart(false);
    writer.write("<!--" + comment + "-->");
  }

  @Override
  public void docdecl(String declaration) throws IOException {
    writer.write("<!DOCTYPE" + declaration + ">");
  }

  @Override
  public void entityRef(String name) throws IOException {
    closeStart(false);
    writer.write("&" + name + ";");
  }

  @Override
  public void ignorableWhitespace(String space) throws IOException {
    text(space);
  }

  @Override
  public void processingInstruction(String instruction) throws IOException {
    closeStart(false);
    writer.write("<?" + instruction + "?>");
  }

  /** Writes text; {@code quote} is what delimits it, -1 outside attributes. */
  private void escape(String text, int quote) throws IOException {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '\n' || c == '\r' || c == '\t') {
        if (quote < 0) writer.write(c);
        else writer.write("&#" + (int) c + ";");
      } else if (c == '&') {
        writer.write("&amp;");
      } else if (c == '>') {
        writer.write("&gt;");
      } else if (c == '<') {
        writer.write("&lt;");
      } else if (c == quote) {
        writer.write(c == '"' ? "&quot;" : "&apos;");
      } else {
        i += writeChar(text, i, c);
      }
    }
  }

  /** Returns how many more characters were written. */
  private int writeChar(String text, int at, char c) throws IOException {
    boolean legal = c >= 0x20 && c <= 0xd7ff || c >= 0xe000 && c <= 0xfffd;
    if (legal) {
      if (unicode || c < 127) writer.write(c);
      else writer.write("&#" + (int) c + ";");
      return 0;
    }
    if (Character.isHighSurrogate(c) && at + 1 < text.length()) {
      char low = text.charAt(at + 1);
      if (!Character.isLowSurrogate(low)) throw illegal(c);
      writer.write("&#" + Character.toCodePoint(c, low) + ";");
      return 1;
    }
    throw illegal(c);
  }

  private static IllegalArgumentException illegal(char c) {
    return new IllegalArgumentException("Illegal character (U+" + Integer.toHexString(c) + ")");
  }

  @Override
  public void flush() throws IOException {
    closeStart(false);
    writer.flush();
  }

  @Override
  public boolean getFeature(String name) {
    return name.equals(INDENT) && (open.isEmpty() ? indents : open.get(open.size() - 1).indent);
  }

  @Override
  public void setFeature(String name, boolean state) {
    if (!name.equals(INDENT)) throw new RuntimeException("Unsupported Feature");
    indents = state;
    if (!open.isEmpty()) open.get(open.size() - 1).indent = state;
  }

  @Override
  public Object getProperty(String name) {
    throw new RuntimeException("Unsupported property");
  }

  @Override
  public void setProperty(String name, Object value) {
    throw new RuntimeException("Unsupported Property:" + value);
  }

  @Override
  public int getDepth() {
    return open.size();
  }

  @Override
  public String getNamespace() {
    return getDepth() == 0 ? null : open.get(getDepth() - 1).namespace;
  }

  @Override
  public String getName() {
    return getDepth() == 0 ? null : open.get(getDepth() - 1).name;
  }
}
