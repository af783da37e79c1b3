package java.util.concurrent;

/** Someone else broke the barrier. */
public class BrokenBarrierException extends Exception {
  public BrokenBarrierException() {}

  public BrokenBarrierException(String message) {
    super(message);
  }
}
