package android.widget;

import android.app.Service;
import android.content.Intent;
import android.os.Binder;
import android.os.IBinder;

/** Serves the items of a collection in an app widget. */
public abstract class RemoteViewsService extends Service {
  /** Makes the items; the host calls it on a thread of the service's process. */
  public interface RemoteViewsFactory {
    void onCreate();

    void onDataSetChanged();

    void onDestroy();

    int getCount();

    RemoteViews getViewAt(int position);

    RemoteViews getLoadingView();

    int getViewTypeCount();

    long getItemId(int position);

    boolean hasStableIds();
  }

  private static final class Factories extends Binder {
    private final RemoteViewsFactory factory;

    Factories(RemoteViewsFactory factory) { this.factory = factory; }
  }

  public RemoteViewsService() {}

  @Override
  public IBinder onBind(Intent intent) {
    RemoteViewsFactory factory = onGetViewFactory(intent);
    factory.onCreate();
    return new Factories(factory);
  }

  public abstract RemoteViewsFactory onGetViewFactory(Intent intent);
}
