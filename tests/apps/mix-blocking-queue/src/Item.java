package ground.mixblockingqueue;

/** What goes through the queue. */
class Item {
  String text;
}
