package com.google.gson;

import a.b;

/** A library that keeps its name. */
public class Box {
  public void put(b to) {
    to.a = 7;
  }
}
