package arithmetic;

/** Numbers whose text has more digits than needed before Java 19. */
public class ShortestDigits {
  public static void main(String[] args) {
    System.out.println(1e23 + " " + 2e23 + " " + 1.0E18f + " " + (float) Integer.MAX_VALUE + " " + Math.nextUp(1e18)
        + " " + 2.2250738585072014E-308 + " " + 8.41E21);
  }
}
