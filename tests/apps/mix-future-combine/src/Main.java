package ground.mixfuturecombine;

import android.app.Activity;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.widget.TextView;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;

/** Combines two results. */
public class Main extends Activity {
  final Executor one = Executors.newSingleThreadExecutor();
  final Executor two = Executors.newSingleThreadExecutor();
  final Handler handler = new Handler(Looper.getMainLooper());
  TextView page;
  String left;
  String right;
  String note;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    page = new TextView(this);
    setContentView(page);
    CompletableFuture<String> a = CompletableFuture.supplyAsync(this::left, one);
    CompletableFuture<String> b = CompletableFuture.supplyAsync(this::right, two);
    a.thenCombine(b, (x, y) -> x + y).thenAcceptAsync(this::show, handler::post);
  }

  String left() {
    left = "left"; // @left
    note = "left"; // @note
    return "a";
  }

  String right() {
    right = "right"; // @right
    note = "right"; // @also
    return "b";
  }

  void show(String both) {
    String x = left; // @get-left
    String y = right; // @get-right
    String z = note; // @get-note
    page.setText(both + x + y + z);
  }
}
