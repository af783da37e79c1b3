package antecede;

/** A class of the app with the name of one of the model: the model's stands, and the app cannot see that one. */
public class Pipe {
  public static String name() {
    return "mine";
  }
}
