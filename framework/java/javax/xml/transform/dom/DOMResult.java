package javax.xml.transform.dom;

import javax.xml.transform.Result;
import org.w3c.dom.Node;

/** A node that gets the result. */
public class DOMResult implements Result {
  public static final String FEATURE = "http://javax.xml.transform.dom.DOMResult/feature";

  private Node node;
  private Node nextSibling;
  private String systemId;

  public DOMResult() {}

  public DOMResult(Node node) {
    this(node, null, null);
  }

  public DOMResult(Node node, String systemId) {
    this(node, null, systemId);
  }

  public DOMResult(Node node, Node nextSibling) {
    this(node, nextSibling, null);
  }

  public DOMResult(Node node, Node nextSibling, String systemId) {
    if (nextSibling != null && node == null) {
      throw new IllegalArgumentException("Cannot create a DOMResult with a next sibling and no node");
    }
    this.node = node;
    this.nextSibling = nextSibling;
    this.systemId = systemId;
  }

  public void setNode(Node node) {
    this.node = node;
  }

  public Node getNode() {
    return node;
  }

  public void setNextSibling(Node nextSibling) {
    this.nextSibling = nextSibling;
  }

  public Node getNextSibling() {
    return nextSibling;
  }

  @Override
  public void setSystemId(String systemId) {
    this.systemId = systemId;
  }

  @Override
  public String getSystemId() {
    return systemId;
  }
}
