package com.example.process;

/** What crashes before it shows anything. */
public class Never extends android.app.Activity {
  @Override
  protected void onCreate(android.os.Bundle saved) {
    super.onCreate(saved);
    throw new IllegalStateException("never shown");
  }
}
