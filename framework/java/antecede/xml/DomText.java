package antecede.xml;

import antecede.Observable;
import org.w3c.dom.CDATASection;
import org.w3c.dom.CharacterData;
import org.w3c.dom.Comment;
import org.w3c.dom.DOMException;
import org.w3c.dom.Node;
import org.w3c.dom.Text;

/** Text of any kind. */
abstract class DomText extends DomNode implements CharacterData {
  @Observable private String data;

  DomText(DomDocument document, String data) {
    super(document);
    this.data = data == null ? "" : data;
  }

  /** Plain text. */
  static class Plain extends DomText implements Text {
    Plain(DomDocument document, String data) {
      super(document, data);
    }

    @Override
    DomNode shallowCopy(DomDocument to) {
      return new Plain(to, getData());
    }

    @Override
    public String getNodeName() {
      return "#text";
    }

    @Override
    public short getNodeType() {
      return TEXT_NODE;
    }

    @Override
    public Text splitText(int offset) throws DOMException {
      Plain rest = (Plain) shallowCopy(document);
      rest.setData(substringData(offset, getLength() - offset));
      deleteData(offset, getLength());
      if (parent != null) parent.insertBefore(rest, getNextSibling());
      return rest;
    }

    @Override
    public boolean isElementContentWhitespace() {
      return false;
    }

    @Override
    public String getWholeText() {
      Node first = this;
      while (first.getPreviousSibling() instanceof Text) first = first.getPreviousSibling();
      StringBuilder whole = new StringBuilder();
      for (Node node = first; node instanceof Text; node = node.getNextSibling()) whole.append(node.getNodeValue());
      return whole.toString();
    }

    @Override
    public Text replaceWholeText(String content) throws DOMException {
      while (getPreviousSibling() instanceof Text) parent.removeChild(getPreviousSibling());
      while (getNextSibling() instanceof Text) parent.removeChild(getNextSibling());
      if (content == null || content.isEmpty()) {
        if (parent != null) parent.removeChild(this);
        return null;
      }
      setData(content);
      return this;
    }
  }

  /** A CDATA section. */
  static final class Section extends Plain implements CDATASection {
    Section(DomDocument document, String data) {
      super(document, data);
    }

    @Override
    DomNode shallowCopy(DomDocument to) {
      return new Section(to, getData());
    }

    @Override
    public String getNodeName() {
      return "#cdata-section";
    }

    @Override
    public short getNodeType() {
      return CDATA_SECTION_NODE;
    }
  }

  /** A comment. */
  static final class Remark extends DomText implements Comment {
    Remark(DomDocument document, String data) {
      super(document, data);
    }

    @Override
    DomNode shallowCopy(DomDocument to) {
      return new Remark(to, getData());
    }

    @Override
    public String getNodeName() {
      return "#comment";
    }

    @Override
    public short getNodeType() {
      return COMMENT_NODE;
    }
  }

  @Override
  public String getData() throws DOMException {
    return data;
  }

  @Override
  public void setData(String data) throws DOMException {
    this.data = data == null ? "" : data;
  }

  @Override
  public String getNodeValue() {
    return data;
  }

  @Override
  public void setNodeValue(String nodeValue) throws DOMException {
    setData(nodeValue);
  }

  @Override
  public int getLength() {
    return data.length();
  }

  private void check(int offset, int count) {
    if (offset < 0 || offset > data.length() || count < 0) throw error(DOMException.INDEX_SIZE_ERR, null);
  }

  private int end(int offset, int count) {
    return count > data.length() - offset ? data.length() : offset + count;
  }

  @Override
  public String substringData(int offset, int count) throws DOMException {
    check(offset, count);
    return data.substring(offset, end(offset, count));
  }

  @Override
  public void appendData(String arg) throws DOMException {
    data += arg;
  }

  @Override
  public void insertData(int offset, String arg) throws DOMException {
    check(offset, 0);
    data = data.substring(0, offset) + arg + data.substring(offset);
  }

  @Override
  public void deleteData(int offset, int count) throws DOMException {
    replaceData(offset, count, "");
  }

  @Override
  public void replaceData(int offset, int count, String arg) throws DOMException {
    check(offset, count);
    data = data.substring(0, offset) + arg + data.substring(end(offset, count));
  }
}
