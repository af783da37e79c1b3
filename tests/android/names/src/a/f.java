package a;

/** Code that R8 has taken out of several methods: an outline. */
public class f {
  public static void a(b to) {
    to.a = 6;
  }
}
