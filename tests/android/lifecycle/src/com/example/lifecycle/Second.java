package com.example.lifecycle;

import android.content.Intent;
import android.os.Bundle;

/** Gives an answer to whoever asked, and goes back in several ways. */
public class Second extends Logged {
  @Override
  protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    buttons("answer", "third", "clear", "clear single", "to front", "task again", "fresh", "forward", "crash", "third and end", "end and third", "affinity");
  }

  @Override
  public void pressed(String action) {
    say("click " + action);
    Intent main = new Intent(this, Main.class).putExtra("number", 4);
    switch (action) {
      case "answer":
        setResult(RESULT_OK, new Intent().putExtra("answer", "yes"));
        finish();
        break;
      case "third": startActivity(new Intent(this, Third.class)); break;
      case "clear": startActivity(main.addFlags(Intent.FLAG_ACTIVITY_CLEAR_TOP)); break;
      case "clear single": startActivity(main.addFlags(Intent.FLAG_ACTIVITY_CLEAR_TOP | Intent.FLAG_ACTIVITY_SINGLE_TOP)); break;
      case "to front": startActivity(main.addFlags(Intent.FLAG_ACTIVITY_REORDER_TO_FRONT)); break;
      case "task again": startActivity(new Intent(this, Task.class).putExtra("number", 6)); break;
      case "fresh": startActivity(new Intent(this, Third.class).addFlags(Intent.FLAG_ACTIVITY_NEW_TASK | Intent.FLAG_ACTIVITY_CLEAR_TASK)); break;
      case "forward":
        startActivity(new Intent(this, Third.class).addFlags(Intent.FLAG_ACTIVITY_FORWARD_RESULT));
        finish();
        break;
      case "crash": throw new IllegalStateException("as asked");
      case "third and end":
        startActivity(new Intent(this, Third.class));
        finish();
        break;
      case "end and third":
        finish();
        startActivity(new Intent(this, Third.class));
        break;
      case "affinity": finishAffinity(); break;
      default: break;
    }
  }
}
