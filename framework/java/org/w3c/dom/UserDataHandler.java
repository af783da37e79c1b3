package org.w3c.dom;

/** Is told what happens to a node with user data. */
public interface UserDataHandler {
  short NODE_ADOPTED = 5;
  short NODE_CLONED = 1;
  short NODE_DELETED = 3;
  short NODE_IMPORTED = 2;
  short NODE_RENAMED = 4;

  void handle(short operation, String key, Object data, Node source, Node target);
}
