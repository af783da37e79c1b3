package antecede.xml;

import org.w3c.dom.DOMException;
import org.w3c.dom.ProcessingInstruction;

/** A processing instruction. */
final class DomInstruction extends DomNode implements ProcessingInstruction {
  private final String target;
  private String data;

  DomInstruction(DomDocument document, String target, String data) {
    super(document);
    this.target = target;
    this.data = data;
  }

  @Override
  DomNode shallowCopy(DomDocument to) {
    return new DomInstruction(to, target, data);
  }

  @Override
  public String getTarget() {
    return target;
  }

  @Override
  public String getData() {
    return data;
  }

  @Override
  public void setData(String data) throws DOMException {
    this.data = data;
  }

  @Override
  public String getNodeName() {
    return target;
  }

  @Override
  public short getNodeType() {
    return PROCESSING_INSTRUCTION_NODE;
  }

  @Override
  public String getNodeValue() {
    return data;
  }

  @Override
  public void setNodeValue(String nodeValue) throws DOMException {
    data = nodeValue;
  }
}
