package a;

/** Of a library that R8 has renamed with the rest: com.google.gson.Gson. */
public class e {
  public static void a(b to) {
    to.a = 5;
  }
}
