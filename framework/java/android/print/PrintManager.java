package android.print;

import android.content.Context;
import android.os.Bundle;
import android.os.CancellationSignal;
import android.os.Handler;
import android.os.Looper;
import antecede.Unlisted;
import java.util.ArrayList;
import java.util.List;

/** Prints nothing: the adapter is asked to begin, lay out and end. */
public final class PrintManager {
  @Unlisted
  public PrintManager(Context context) {}

  public List<PrintJob> getPrintJobs() {
    return new ArrayList<PrintJob>();
  }

  public PrintJob print(String printJobName, PrintDocumentAdapter documentAdapter, PrintAttributes attributes) {
    if (printJobName == null || printJobName.isEmpty()) throw new IllegalArgumentException("printJobName cannot be empty");
    if (documentAdapter == null) throw new IllegalArgumentException("documentAdapter cannot be null");
    PrintAttributes wanted = attributes == null ? new PrintAttributes() : attributes;
    PrintJob job = new PrintJob(printJobName);
    Handler main = new Handler(Looper.getMainLooper());
    android.os.Replies.post(main, new Runnable() {
      @Override
      public void run() {
        documentAdapter.onStart();
        documentAdapter.onLayout(null, wanted, new CancellationSignal(), new Laid(documentAdapter, main), new Bundle());
      }
    });
    return job;
  }

  /** Ends the job once the adapter has laid it out. */
  private static final class Laid extends PrintDocumentAdapter.LayoutResultCallback {
    private final PrintDocumentAdapter adapter;
    private final Handler main;

    Laid(PrintDocumentAdapter adapter, Handler main) {
      this.adapter = adapter;
      this.main = main;
    }

    private void end() {
      main.post(new Runnable() {
        @Override
        public void run() {
          adapter.onFinish();
        }
      });
    }

    @Override
    public void onLayoutFinished(PrintDocumentInfo info, boolean changed) {
      end();
    }

    @Override
    public void onLayoutFailed(CharSequence error) {
      end();
    }

    @Override
    public void onLayoutCancelled() {
      end();
    }
  }
}
