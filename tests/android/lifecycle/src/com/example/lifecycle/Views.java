package com.example.lifecycle;

import android.content.Context;
import android.os.Bundle;
import android.os.Parcelable;
import android.view.View;
import android.widget.LinearLayout;

/** Adds and removes a view that prints its callbacks. */
public class Views extends Logged {
  private LinearLayout column;
  private Own own;

  /** Prints its callbacks; of several measures and layouts the first. */
  private static final class Own extends View {
    private boolean wasMeasured, wasLaidOut, wasDrawn;

    Own(Context context) {
      super(context);
      setId(77);
    }

    private void say(String what) {
      System.out.println("Own." + what);
    }

    @Override
    protected void onAttachedToWindow() {
      super.onAttachedToWindow();
      say("onAttachedToWindow");
    }

    @Override
    protected void onDetachedFromWindow() {
      super.onDetachedFromWindow();
      say("onDetachedFromWindow");
    }

    @Override
    protected void onWindowVisibilityChanged(int visibility) {
      super.onWindowVisibilityChanged(visibility);
      say("onWindowVisibilityChanged " + visibility);
    }

    @Override
    public void onWindowFocusChanged(boolean has) {
      super.onWindowFocusChanged(has);
      say("onWindowFocusChanged " + has);
    }

    @Override
    protected void onMeasure(int width, int height) {
      super.onMeasure(width, height);
      if (!wasMeasured) say("onMeasure");
      wasMeasured = true;
    }

    @Override
    protected void onLayout(boolean changed, int left, int top, int right, int bottom) {
      super.onLayout(changed, left, top, right, bottom);
      if (!wasLaidOut) say("onLayout " + changed);
      wasLaidOut = true;
    }

    @Override
    protected void onSizeChanged(int width, int height, int oldWidth, int oldHeight) {
      super.onSizeChanged(width, height, oldWidth, oldHeight);
      say("onSizeChanged");
    }

    @Override
    protected void onDraw(android.graphics.Canvas canvas) {
      super.onDraw(canvas);
      if (!wasDrawn) say("onDraw");
      wasDrawn = true;
    }

    @Override
    protected Parcelable onSaveInstanceState() {
      say("onSaveInstanceState");
      return super.onSaveInstanceState();
    }

    @Override
    protected void onRestoreInstanceState(Parcelable state) {
      super.onRestoreInstanceState(state);
      say("onRestoreInstanceState");
    }
  }

  @Override
  protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    column = Buttons.show(this, this, "add", "remove");
    if (saved != null) add();
  }

  private void add() {
    own = new Own(this);
    column.addView(own, new LinearLayout.LayoutParams(200, 200));
  }

  @Override
  public void pressed(String action) {
    say("click " + action);
    if (action.equals("add")) add();
    else column.removeView(own);
  }

  @Override
  public void onAttachedToWindow() {
    say("onAttachedToWindow");
  }

  @Override
  public void onDetachedFromWindow() {
    say("onDetachedFromWindow");
  }

  @Override
  public void onWindowFocusChanged(boolean has) {
    say("onWindowFocusChanged " + has);
  }

  @Override
  public void onContentChanged() {
    say("onContentChanged");
  }
}
