package arithmetic;

/** Prefix and postfix operators on every type, boxes, fields and elements. */
public class Increments {
  static byte sb = 127;
  static short ss = -32768;
  static char sc = 0;
  static long sl = Long.MAX_VALUE;
  static float sf = 16777216f;
  static double sd = 0.1;
  Integer boxed = 127;
  Character letter = 'z';

  public static void main(String[] args) {
    System.out.println(
        sb++ + " " + sb + " " + --sb + " " + ss-- + " " + ss + " " + (int) --sc + " " + (int) sc++ + " " + (int) sc);
    System.out.println(++sl + " " + sl-- + " " + sl + " " + ++sf + " " + sf++ + " " + sd++ + " " + --sd + " " + sd);
    Increments object = new Increments();
    Integer before = object.boxed++;
    System.out.println(
        before + " " + object.boxed + " " + ++object.boxed + " " + object.letter++ + " " + object.letter);
    int[] cells = {1, 2, 3};
    int i = 0;
    cells[i++]++;
    cells[i++] += cells[i]++;
    System.out.println(cells[0] + " " + cells[1] + " " + cells[2] + " " + i);
    i = 10;
    i = i++ + i++;
    System.out.println(i);
    i = i-- - --i;
    System.out.println(i);
    i = -i-- - -++i;
    System.out.println(i + " " + - -i + " " + -~i + " " + ~-i);
    byte[] bytes = {-128};
    System.out.println(bytes[0]-- + " " + bytes[0] + " " + ++bytes[0]);
    char[] chars = {'\uffff'};
    chars[0]++;
    System.out.println((int) chars[0] + " " + (int) --chars[0]);
    long[] longs = {Long.MIN_VALUE};
    System.out.println(longs[0]-- + " " + longs[0]);
    Integer[] boxes = {1, null};
    boxes[0]++;
    System.out.println(boxes[0]);
    try {
      boxes[1]++;
    } catch (NullPointerException e) {
      System.out.println("null box");
    }
    for (int j = 0; j < 300; j += 37) System.out.print((byte) j + (byte) (j + j) + " ");
    System.out.println();
    int x = 5;
    x = x++ * 2 + x;
    System.out.println(x);
    int y = 3;
    int z = y++ + y * y-- - --y;
    System.out.println(y + " " + z);
  }
}
