package com.google.gson;

/** A library with a race of its own. */
public class Race extends Thread {
  static int last;
  private final int number;

  Race(int number) {
    this.number = number;
  }

  public static void begin() {
    new Race(1).start();
    new Race(2).start();
  }

  @Override
  public void run() {
    last = last * 10 + number;
  }
}
