package com.example.absent;

/** The app is compiled against this and does not have it: as code that the model lacks. */
public class Absent {
  public static String name;

  public static String text() {
    return "text";
  }

  public static long handle() {
    return 1;
  }

  public static Object number() {
    return 1;
  }
}
