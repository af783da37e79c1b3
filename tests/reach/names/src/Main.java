package reach.names;

import android.app.Activity;
import android.graphics.Canvas;
import android.graphics.ColorFilter;
import android.graphics.PixelFormat;
import android.graphics.drawable.Drawable;
import android.os.Bundle;
import android.view.View;

/** Finds a class by a name that it puts together, and is called back by what no analysis looks into. */
public class Main extends Activity {
  static int count;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    try {
      ((Work) Class.forName(getClass().getName() + "_Bound").newInstance()).go();
    } catch (ReflectiveOperationException e) {
      throw new RuntimeException(e);
    }
    Kind.valueOf("BIG").go();
    Shape shape = new Shape();
    shape.setLevel(3);
    View view = new View(this);
    view.setBackground(shape);
    setContentView(view);
    count += new Failure().toString().length();
  }
}

interface Work {
  void go();
}

class Main_Bound implements Work {
  @Override public void go() { Main.count++; }
}

class Other implements Work {
  @Override public void go() { Main.count++; }
}

enum Kind implements Work {
  SMALL { @Override public void go() {} },
  BIG { @Override public void go() { Main.count++; } };
}

class Failure extends Exception {
  @Override public String getMessage() {
    Main.count++;
    return "failed";
  }
}

class Shape extends Drawable {
  @Override public void draw(Canvas canvas) { Main.count++; }
  @Override protected boolean onLevelChange(int level) {
    Main.count++;
    return true;
  }
  @Override public void setAlpha(int alpha) {}
  @Override public void setColorFilter(ColorFilter filter) {}
  @Override public int getOpacity() { return PixelFormat.OPAQUE; }
}
