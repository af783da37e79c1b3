package com.example.process;

import com.example.absent.Absent;

/** Uses what is missing. */
final class Gap {
  static String field = Absent.name;

  private Gap() {}

  static String helper() {
    return Absent.text();
  }

  static String through() {
    String text = helper();
    return text;
  }

  static int lengthOf(String text) {
    return text.length();
  }

  static Object number() {
    return Absent.number();
  }

  static void need(Object value) {
    if (value == null) throw new NullPointerException("null cannot be cast to non-null type");
    System.out.println(value);
  }
}
