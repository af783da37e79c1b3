package ground.ervafigure2;

import android.app.Activity;
import android.app.Fragment;
import android.os.Bundle;
import android.os.Handler;
import android.os.Looper;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.ArrayAdapter;
import android.widget.ListView;

public class Main extends Activity {
  @Override
  protected void onCreate(Bundle state) {
    super.onCreate(state);
    getFragmentManager().beginTransaction().add(android.R.id.content, new Recent()).commit();
  }

  public static class Recent extends Fragment {
    Handler handler;
    boolean asked;
    ArrayAdapter<String> adapter;

    @Override
    public View onCreateView(LayoutInflater inflater, ViewGroup parent, Bundle state) {
      handler = new Handler(Looper.getMainLooper());
      adapter = new ArrayAdapter<>(getActivity(), android.R.layout.simple_list_item_1); // @make
      ListView list = new ListView(getActivity());
      list.setAdapter(adapter);
      return list;
    }

    @Override
    public void onResume() {
      super.onResume();
      if (!asked) new Thread(this::query).start(); // once: two queries would fill the list in no fixed order
      asked = true;
    }

    void query() {
      handler.post(this::show); // @post
    }

    void show() {
      adapter.clear(); // @use
      adapter.add("a recent item");
    }
  }
}
