package lib;

/** A library's thread that runs what it is given, one piece after the other. */
public class Workbench extends Thread {
  private final Runnable[] pieces;

  public Workbench(Runnable... pieces) {
    this.pieces = pieces;
  }

  @Override
  public void run() {
    for (Runnable piece : pieces) piece.run();
  }
}
