package com.example.lifecycle.x;

import android.os.Bundle;
import androidx.appcompat.app.AppCompatActivity;
import androidx.lifecycle.Lifecycle;
import androidx.lifecycle.LifecycleEventObserver;
import androidx.lifecycle.LifecycleOwner;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.Observer;
import androidx.lifecycle.ViewModel;
import androidx.lifecycle.ViewModelProvider;
import com.example.lifecycle.Buttons;

/** Is observed, keeps a model over turns, and observes data. */
public class Compat extends AppCompatActivity implements Buttons.Listener {
  public static class Model extends ViewModel {
    final MutableLiveData<Integer> count = new MutableLiveData<Integer>();

    public Model() {
      System.out.println("Model.new");
    }

    @Override
    protected void onCleared() {
      System.out.println("Model.onCleared");
    }
  }

  private Model model;

  private void say(String what) {
    System.out.println("Compat." + what);
  }

  @Override
  protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    say("onCreate");
    Buttons.show(this, this, "set", "post twice", "home then set", "end");
    getLifecycle().addObserver(new LifecycleEventObserver() {
      @Override
      public void onStateChanged(LifecycleOwner source, Lifecycle.Event event) {
        say("event " + event + " state " + getLifecycle().getCurrentState());
      }
    });
    model = new ViewModelProvider(this).get(Model.class);
    model.count.observe(this, new Observer<Integer>() {
      @Override
      public void onChanged(Integer value) {
        say("onChanged " + value);
      }
    });
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
  public void pressed(String action) {
    say("click " + action);
    if (action.equals("set")) {
      model.count.setValue(1);
    } else if (action.equals("post twice")) {
      model.count.postValue(2);
      model.count.postValue(3);
    } else if (action.equals("end")) {
      finish();
    } else {
      new android.os.Handler().postDelayed(new Runnable() {
        @Override
        public void run() {
          model.count.setValue(4);
          say("set");
        }
      }, 2000);
    }
    say("done");
  }
}
