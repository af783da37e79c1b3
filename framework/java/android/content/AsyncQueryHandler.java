package android.content;

import android.database.Cursor;
import android.net.Uri;
import android.os.Handler;
import android.os.HandlerThread;
import android.os.Looper;
import android.os.Message;
import android.util.Log;
import java.lang.ref.WeakReference;

/** Asks a provider on a thread in the background, which all handlers share; the answer comes to this handler's looper. */
public abstract class AsyncQueryHandler extends Handler {
  private static final int QUERY = 1, INSERT = 2, UPDATE = 3, DELETE = 4;
  private static Looper sharedLooper;

  final WeakReference<ContentResolver> resolver;
  private final Handler worker;

  /** A question, and its answer. */
  protected static final class WorkerArgs {
    public Uri uri;
    public Handler handler;
    public String[] projection;
    public String selection;
    public String[] selectionArgs;
    public String orderBy;
    public Object result;
    public Object cookie;
    public ContentValues values;

    protected WorkerArgs() {}
  }

  /** Works on the shared thread. */
  protected class WorkerHandler extends Handler {
    public WorkerHandler(Looper looper) {
      super(looper);
    }

    @Override
    public void handleMessage(Message msg) {
      ContentResolver current = resolver.get();
      if (current == null) return;
      WorkerArgs args = (WorkerArgs) msg.obj;
      args.result = answer(current, msg.arg1, args);
      Message reply = args.handler.obtainMessage(msg.what);
      reply.obj = args;
      reply.arg1 = msg.arg1;
      reply.sendToTarget();
    }

    private Object answer(ContentResolver resolver, int kind, WorkerArgs args) {
      if (kind == INSERT) return resolver.insert(args.uri, args.values);
      if (kind == UPDATE) return Integer.valueOf(resolver.update(args.uri, args.values, args.selection, args.selectionArgs));
      if (kind == DELETE) return Integer.valueOf(resolver.delete(args.uri, args.selection, args.selectionArgs));
      try {
        Cursor cursor = resolver.query(args.uri, args.projection, args.selection, args.selectionArgs, args.orderBy);
        if (cursor != null) cursor.getCount();
        return cursor;
      } catch (Exception failed) {
        Log.w("AsyncQuery", "a query failed", failed);
        return null;
      }
    }
  }

  public AsyncQueryHandler(ContentResolver cr) {
    resolver = new WeakReference<ContentResolver>(cr);
    if (sharedLooper == null) {
      HandlerThread thread = new HandlerThread("AsyncQueryWorker");
      thread.start();
      sharedLooper = thread.getLooper();
    }
    worker = createHandler(sharedLooper);
  }

  protected Handler createHandler(Looper looper) {
    return new WorkerHandler(looper);
  }

  private void start(int kind, int token, Object cookie, WorkerArgs args) {
    args.handler = this;
    args.cookie = cookie;
    Message message = worker.obtainMessage(token);
    message.arg1 = kind;
    message.obj = args;
    worker.sendMessage(message);
  }

  public void startQuery(int token, Object cookie, Uri uri, String[] projection, String selection, String[] selectionArgs,
      String orderBy) {
    WorkerArgs args = new WorkerArgs();
    args.uri = uri;
    args.projection = projection;
    args.selection = selection;
    args.selectionArgs = selectionArgs;
    args.orderBy = orderBy;
    start(QUERY, token, cookie, args);
  }

  public final void cancelOperation(int token) {
    worker.removeMessages(token);
  }

  public final void startInsert(int token, Object cookie, Uri uri, ContentValues initialValues) {
    WorkerArgs args = new WorkerArgs();
    args.uri = uri;
    args.values = initialValues;
    start(INSERT, token, cookie, args);
  }

  public final void startUpdate(int token, Object cookie, Uri uri, ContentValues values, String selection,
      String[] selectionArgs) {
    WorkerArgs args = new WorkerArgs();
    args.uri = uri;
    args.values = values;
    args.selection = selection;
    args.selectionArgs = selectionArgs;
    start(UPDATE, token, cookie, args);
  }

  public final void startDelete(int token, Object cookie, Uri uri, String selection, String[] selectionArgs) {
    WorkerArgs args = new WorkerArgs();
    args.uri = uri;
    args.selection = selection;
    args.selectionArgs = selectionArgs;
    start(DELETE, token, cookie, args);
  }

  protected void onQueryComplete(int token, Object cookie, Cursor cursor) {}

  protected void onInsertComplete(int token, Object cookie, Uri uri) {}

  protected void onUpdateComplete(int token, Object cookie, int result) {}

  protected void onDeleteComplete(int token, Object cookie, int result) {}

  @Override
  public void handleMessage(Message msg) {
    WorkerArgs args = (WorkerArgs) msg.obj;
    switch (msg.arg1) {
      case QUERY:
        onQueryComplete(msg.what, args.cookie, (Cursor) args.result);
        break;
      case INSERT:
        onInsertComplete(msg.what, args.cookie, (Uri) args.result);
        break;
      case UPDATE:
        onUpdateComplete(msg.what, args.cookie, ((Integer) args.result).intValue());
        break;
      case DELETE:
        onDeleteComplete(msg.what, args.cookie, ((Integer) args.result).intValue());
        break;
      default:
        break;
    }
  }
}
