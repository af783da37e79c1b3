package antecede.xml;

import java.util.ArrayList;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/** Nodes as they were when the list was made: on Android lists are not live. */
final class DomList implements NodeList {
  private final ArrayList<Node> nodes = new ArrayList<>();

  void add(Node node) {
    nodes.add(node);
  }

  @Override
  public int getLength() {
    return nodes.size();
  }

  @Override
  public Node item(int index) {
    return index < 0 || index >= nodes.size() ? null : nodes.get(index);
  }
}
