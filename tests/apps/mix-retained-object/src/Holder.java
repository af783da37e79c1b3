package ground.mixretainedobject;

/** Knows the activity of the day. */
class Holder {
  Main owner;
}
