package antecede.xml;

import org.w3c.dom.DocumentFragment;

/** A piece of a document. */
final class DomFragment extends DomParent implements DocumentFragment {
  DomFragment(DomDocument document) {
    super(document);
  }

  @Override
  DomNode shallowCopy(DomDocument to) {
    return new DomFragment(to);
  }

  @Override
  public String getNodeName() {
    return "#document-fragment";
  }

  @Override
  public short getNodeType() {
    return DOCUMENT_FRAGMENT_NODE;
  }
}
