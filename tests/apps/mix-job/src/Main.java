package ground.mixjob;

import android.app.Activity;
import android.app.job.JobInfo;
import android.app.job.JobScheduler;
import android.content.ComponentName;
import android.os.Bundle;
import android.view.View;
import android.widget.Button;
import android.widget.LinearLayout;
import android.widget.TextView;

/** Schedules a job, once. */
public class Main extends Activity implements View.OnClickListener {
  static boolean scheduled;
  TextView page;

  @Override protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    LinearLayout all = new LinearLayout(this);
    Button button = new Button(this);
    button.setText("Look");
    button.setOnClickListener(this);
    page = new TextView(this);
    all.addView(button);
    all.addView(page);
    setContentView(all);
    if (scheduled) return;
    scheduled = true;
    JobInfo job = new JobInfo.Builder(1, new ComponentName(this, Work.class)).setMinimumLatency(100).setOverrideDeadline(300).build();
    ((JobScheduler) getSystemService(JOB_SCHEDULER_SERVICE)).schedule(job);
  }

  @Override public void onClick(View view) {
    String began = Store.began; // @look-began
    page.setText(began + ", " + Store.value); // @look
  }
}
