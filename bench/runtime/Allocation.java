/** Objects that live shortly, and some that live long. */
public class Allocation {
  static final class Node {
    final Node left, right;
    int value;

    Node(Node left, Node right, int value) {
      this.left = left;
      this.right = right;
      this.value = value;
    }

    int sum() {
      return value + (left == null ? 0 : left.sum()) + (right == null ? 0 : right.sum());
    }
  }

  static Node tree(int depth) {
    return depth == 0 ? new Node(null, null, 1) : new Node(tree(depth - 1), tree(depth - 1), depth);
  }

  public static void main(String[] arguments) {
    Node kept = tree(16);
    int total = 0;
    for (int i = 0; i < 40; i++) total += tree(13).sum();
    long arrays = 0;
    for (int i = 0; i < 300000; i++) {
      int[] array = new int[i % 20];
      arrays += array.length;
    }
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 200000; i++) {
      String s = "n" + i;
      if (i % 50000 == 0) text.append(s);
    }
    System.out.println(kept.sum() + " " + total + " " + arrays + " " + text);
  }
}
