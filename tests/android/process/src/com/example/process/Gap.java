package com.example.process;

import com.example.absent.Absent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Uses what is missing. */
final class Gap {
  static String field = Absent.name;
  static final List<String> kept = new ArrayList<String>();
  static final Map<String, String> named = new HashMap<String, String>();

  private Gap() {}

  static String helper() {
    return Absent.text();
  }

  static String through() {
    String text = helper();
    return text;
  }

  static void fill() {
    named.put("name", helper());
  }

  /** As code does with what native code gives it. */
  static void open(long handle) {
    if (handle == 0) throw new RuntimeException("cannot be opened");
    System.out.println("open");
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
