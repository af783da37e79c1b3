package ground.ervasection44;

import android.app.Activity;
import android.content.Intent;
import android.os.Bundle;
import android.widget.Button;

/** The list of notes. */
public class Notes extends Activity {
  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    Button open = new Button(this);
    open.setText("Open");
    open.setOnClickListener(view -> startActivity(new Intent(this, Note.class)));
    setContentView(open);
  }
}
