package antecede.xml;

import java.io.IOException;
import java.io.Writer;
import java.util.Properties;
import javax.xml.transform.OutputKeys;
import org.w3c.dom.Document;
import org.w3c.dom.DocumentType;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;

/** Writes a tree of nodes as XML (or, for the method "text", its text). */
final class DomWriter {
  private final Writer out;
  private final Properties format;
  private final boolean indent;
  private final int indentAmount;

  DomWriter(Writer out, Properties format) {
    this.out = out;
    this.format = format;
    indent = "yes".equals(format.getProperty(OutputKeys.INDENT));
    String amount = format.getProperty("{http://xml.apache.org/xslt}indent-amount",
        format.getProperty("{http://xml.apache.org/xalan}indent-amount", "0"));
    indentAmount = Integer.parseInt(amount);
  }

  void write(Node node) throws IOException {
    if ("text".equals(format.getProperty(OutputKeys.METHOD))) {
      Node root = node instanceof Document ? ((Document) node).getDocumentElement() : node;
      if (root != null) out.write(root.getTextContent());
    } else {
      if (!"yes".equals(format.getProperty(OutputKeys.OMIT_XML_DECLARATION))) writeDeclaration();
      String system = format.getProperty(OutputKeys.DOCTYPE_SYSTEM);
      Document document = node instanceof Document ? (Document) node : null;
      if (system != null && document != null && document.getDocumentElement() != null) {
        writeDoctype(document.getDocumentElement().getTagName(), format.getProperty(OutputKeys.DOCTYPE_PUBLIC),
            system);
      }
      write(node, 0);
    }
    out.flush();
  }

  private void writeDeclaration() throws IOException {
    out.write("<?xml version=\"" + format.getProperty(OutputKeys.VERSION, "1.0") + "\" encoding=\""
        + format.getProperty(OutputKeys.ENCODING, "UTF-8") + "\"");
    String standalone = format.getProperty(OutputKeys.STANDALONE);
    if (standalone != null) out.write(" standalone=\"" + standalone + "\"");
    out.write("?>");
    if (indent) out.write("\n");
  }

  private void writeDoctype(String name, String publicId, String systemId) throws IOException {
    out.write("<!DOCTYPE " + name);
    if (publicId != null) out.write(" PUBLIC \"" + publicId + "\"");
    else if (systemId != null) out.write(" SYSTEM");
    if (systemId != null) out.write(" \"" + systemId + "\"");
    out.write(">\n");
  }

  private void write(Node node, int depth) throws IOException {
    switch (node.getNodeType()) {
      case Node.DOCUMENT_NODE:
      case Node.DOCUMENT_FRAGMENT_NODE:
        for (Node child = node.getFirstChild(); child != null; child = child.getNextSibling()) {
          write(child, depth);
          if (indent && child.getNodeType() != Node.DOCUMENT_TYPE_NODE) out.write("\n");
        }
        break;
      case Node.ELEMENT_NODE:
        writeElement(node, depth);
        break;
      case Node.TEXT_NODE:
        out.write(escaped(node.getNodeValue(), false));
        break;
      case Node.CDATA_SECTION_NODE:
        out.write("<![CDATA[" + node.getNodeValue().replace("]]>", "]]]]><![CDATA[>") + "]]>");
        break;
      case Node.COMMENT_NODE:
        out.write("<!--" + node.getNodeValue() + "-->");
        break;
      case Node.PROCESSING_INSTRUCTION_NODE:
        out.write("<?" + node.getNodeName() + " " + node.getNodeValue() + "?>");
        break;
      case Node.ENTITY_REFERENCE_NODE:
        out.write("&" + node.getNodeName() + ";");
        break;
      case Node.ATTRIBUTE_NODE:
        out.write(escaped(node.getNodeValue(), false));
        break;
      case Node.DOCUMENT_TYPE_NODE:
        if (format.getProperty(OutputKeys.DOCTYPE_SYSTEM) != null) break;
        writeDoctype(node.getNodeName(), ((DocumentType) node).getPublicId(), ((DocumentType) node).getSystemId());
        break;
      default:
        break;
    }
  }

  private void writeElement(Node node, int depth) throws IOException {
    out.write("<" + node.getNodeName());
    NamedNodeMap attributes = node.getAttributes();
    for (int i = 0; i < attributes.getLength(); i++) {
      out.write(" " + attributes.item(i).getNodeName() + "=\"" + escaped(attributes.item(i).getNodeValue(), true)
          + "\"");
    }
    writeMissingNamespace(node);
    if (node.getFirstChild() == null) {
      out.write("/>");
      return;
    }
    out.write(">");
    boolean indented = indent;
    for (Node child = node.getFirstChild(); child != null; child = child.getNextSibling()) {
      indented &= child.getNodeType() != Node.TEXT_NODE && child.getNodeType() != Node.CDATA_SECTION_NODE;
    }
    for (Node child = node.getFirstChild(); child != null; child = child.getNextSibling()) {
      if (indented) writeIndent(depth + 1);
      write(child, depth + 1);
    }
    if (indented) writeIndent(depth);
    out.write("</" + node.getNodeName() + ">");
  }

  /** A namespace that the program gave to an element without declaring it. */
  private void writeMissingNamespace(Node node) throws IOException {
    String namespace = node.getNamespaceURI(), prefix = node.getPrefix();
    String name = prefix == null ? "xmlns" : "xmlns:" + prefix;
    Node parent = node.getParentNode();
    boolean inherited = parent != null && parent.getNodeType() == Node.ELEMENT_NODE
        && namespace != null && namespace.equals(parent.lookupNamespaceURI(prefix));
    if (namespace == null || inherited || node.getAttributes().getNamedItem(name) != null) return;
    out.write(" " + name + "=\"" + escaped(namespace, true) + "\"");
  }

  private void writeIndent(int depth) throws IOException {
    out.write("\n");
    for (int i = 0; i < depth * indentAmount; i++) out.write(' ');
  }

  private static String escaped(String text, boolean attribute) {
    StringBuilder escaped = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '&') escaped.append("&amp;");
      else if (c == '<') escaped.append("&lt;");
      else if (c == '>') escaped.append("&gt;");
      else if (c == '"' && attribute) escaped.append("&quot;");
      else if (c == '\n' && attribute) escaped.append("&#10;");
      else if (c == '\t' && attribute) escaped.append("&#9;");
      else if (c == '\r') escaped.append("&#13;");
      else escaped.append(c);
    }
    return escaped.toString();
  }
}
