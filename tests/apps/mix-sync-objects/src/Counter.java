package ground.mixsyncobjects;

/** Counts. */
class Counter {
  int count;
}
