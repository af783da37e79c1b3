package com.example.lifecycle.x;

import android.content.Context;
import android.os.Bundle;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.LinearLayout;
import android.widget.TextView;
import androidx.fragment.app.Fragment;
import androidx.fragment.app.FragmentActivity;
import androidx.fragment.app.FragmentManager;
import com.example.lifecycle.Buttons;

/** Puts fragments of the library on its screen, and moves them in all ways. */
public class Hosting extends FragmentActivity implements Buttons.Listener {
  private static final int PLACE = 1234;

  private void say(String what) {
    System.out.println("Hosting." + what);
  }

  @Override
  protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    LinearLayout column = Buttons.show(this, this, "add", "replace", "swap", "remove", "hide", "show", "detach", "attach", "now", "late", "lost", "retained",
        "child");
    LinearLayout place = new LinearLayout(this);
    place.setId(PLACE);
    column.addView(place, new LinearLayout.LayoutParams(LinearLayout.LayoutParams.MATCH_PARENT, 300));
    say("onCreate");
  }

  @Override
  protected void onStart() {
    super.onStart();
    say("onStart");
  }

  @Override
  protected void onResume() {
    super.onResume();
    say("onResume");
  }

  @Override
  protected void onPostResume() {
    super.onPostResume();
    say("onPostResume");
  }

  @Override
  protected void onPause() {
    super.onPause();
    say("onPause");
  }

  @Override
  protected void onStop() {
    super.onStop();
    say("onStop");
  }

  @Override
  protected void onSaveInstanceState(Bundle out) {
    super.onSaveInstanceState(out);
    say("onSaveInstanceState");
  }

  @Override
  protected void onDestroy() {
    super.onDestroy();
    say("onDestroy");
  }

  @Override
  public void onAttachFragment(Fragment fragment) {
    super.onAttachFragment(fragment);
    say("onAttachFragment " + fragment.getClass().getSimpleName());
  }

  @Override
  public void pressed(String action) {
    say("click " + action);
    final FragmentManager manager = getSupportFragmentManager();
    Fragment shown = manager.findFragmentById(PLACE);
    switch (action) {
      case "add": manager.beginTransaction().add(PLACE, new First()).commit(); break;
      case "replace": manager.beginTransaction().replace(PLACE, new Other()).addToBackStack(null).commit(); break;
      case "swap": manager.beginTransaction().replace(PLACE, new Other()).commit(); break;
      case "remove": manager.beginTransaction().remove(shown).commit(); break;
      case "hide": manager.beginTransaction().hide(shown).commit(); break;
      case "show": manager.beginTransaction().show(shown).commit(); break;
      case "detach": manager.beginTransaction().detach(shown).commit(); break;
      case "attach": manager.beginTransaction().attach(shown).commit(); break;
      case "now": manager.beginTransaction().add(PLACE, new First()).commitNow(); break;
      case "retained": manager.beginTransaction().add(PLACE, new Kept()).commit(); break;
      case "child": manager.beginTransaction().add(PLACE, new Parent()).commit(); break;
      default: later(manager, action.equals("lost")); break;
    }
    say("committed");
  }

  /** Commits when the activity is stopped. */
  private void later(final FragmentManager manager, final boolean allowLoss) {
    new android.os.Handler().postDelayed(new Runnable() {
      @Override
      public void run() {
        try {
          if (allowLoss) manager.beginTransaction().add(PLACE, new First()).commitAllowingStateLoss();
          else manager.beginTransaction().add(PLACE, new First()).commit();
          say("committed late");
        } catch (IllegalStateException late) {
          say(late.getMessage());
        }
      }
    }, 2000);
  }

  public static class Printing extends Fragment {
    void say(String what) {
      System.out.println(getClass().getSimpleName() + "." + what);
    }

    @Override
    public void onAttach(Context context) {
      super.onAttach(context);
      say("onAttach");
    }

    @Override
    public void onCreate(Bundle saved) {
      super.onCreate(saved);
      say("onCreate" + (saved == null ? "" : " saved"));
    }

    @Override
    public View onCreateView(LayoutInflater inflater, ViewGroup container, Bundle saved) {
      say("onCreateView");
      return new TextView(getActivity());
    }

    @Override
    public void onViewCreated(View view, Bundle saved) {
      super.onViewCreated(view, saved);
      say("onViewCreated");
    }

    @Override
    public void onActivityCreated(Bundle saved) {
      super.onActivityCreated(saved);
      say("onActivityCreated");
    }

    @Override
    public void onViewStateRestored(Bundle saved) {
      super.onViewStateRestored(saved);
      say("onViewStateRestored");
    }

    @Override
    public void onStart() {
      super.onStart();
      say("onStart");
    }

    @Override
    public void onResume() {
      super.onResume();
      say("onResume");
    }

    @Override
    public void onPause() {
      super.onPause();
      say("onPause");
    }

    @Override
    public void onStop() {
      super.onStop();
      say("onStop");
    }

    @Override
    public void onSaveInstanceState(Bundle out) {
      super.onSaveInstanceState(out);
      say("onSaveInstanceState");
    }

    @Override
    public void onDestroyView() {
      super.onDestroyView();
      say("onDestroyView");
    }

    @Override
    public void onDestroy() {
      super.onDestroy();
      say("onDestroy");
    }

    @Override
    public void onDetach() {
      super.onDetach();
      say("onDetach");
    }

    @Override
    public void onHiddenChanged(boolean hidden) {
      say("onHiddenChanged " + hidden);
    }
  }

  public static class First extends Printing {}

  public static class Other extends Printing {}

  /** Outlives its activity. */
  public static class Kept extends Printing {
    @Override
    public void onCreate(Bundle saved) {
      super.onCreate(saved);
      setRetainInstance(true);
    }
  }

  /** Has a fragment inside. */
  public static class Parent extends Printing {
    @Override
    public void onCreate(Bundle saved) {
      super.onCreate(saved);
      if (saved == null) getChildFragmentManager().beginTransaction().add(new Other(), "inner").commit();
    }
  }
}
