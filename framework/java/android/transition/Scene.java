package android.transition;

import android.content.Context;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;

/** A state of a tree of views. */
public final class Scene {
  private final ViewGroup root;
  private View layout;
  private int layoutId;
  private Context context;
  private Runnable enter;
  private Runnable exit;

  public Scene(ViewGroup sceneRoot) {
    root = sceneRoot;
  }

  public Scene(ViewGroup sceneRoot, View layout) {
    root = sceneRoot;
    this.layout = layout;
  }

  @Deprecated
  public Scene(ViewGroup sceneRoot, ViewGroup layout) {
    this(sceneRoot, (View) layout);
  }

  public static Scene getSceneForLayout(ViewGroup sceneRoot, int layoutId, Context context) {
    Scene scene = new Scene(sceneRoot);
    scene.layoutId = layoutId;
    scene.context = context;
    return scene;
  }

  public ViewGroup getSceneRoot() {
    return root;
  }

  public void exit() {
    if (exit != null) exit.run();
  }

  public void enter() {
    if (layoutId != 0 || layout != null) {
      root.removeAllViews();
      if (layoutId != 0) LayoutInflater.from(context).inflate(layoutId, root);
      else root.addView(layout);
    }
    if (enter != null) enter.run();
  }

  public static Scene getCurrentScene(ViewGroup sceneRoot) {
    return null;
  }

  public void setEnterAction(Runnable action) {
    enter = action;
  }

  public void setExitAction(Runnable action) {
    exit = action;
  }
}
