package ground.mixeventbus;

/** Is told of events. */
interface Listener {
  void on(String event);
}
