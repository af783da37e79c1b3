package androidx.recyclerview.widget;

import android.content.Context;
import android.util.AttributeSet;
import android.view.ViewGroup;
import androidx.recyclerview.widget.RecyclerView.ChildDrawingOrderCallback;
import androidx.recyclerview.widget.RecyclerView.EdgeEffectFactory;
import androidx.recyclerview.widget.RecyclerView.OnChildAttachStateChangeListener;
import androidx.recyclerview.widget.RecyclerView.OnFlingListener;
import androidx.recyclerview.widget.RecyclerView.OnItemTouchListener;
import androidx.recyclerview.widget.RecyclerView.OnScrollListener;
import androidx.recyclerview.widget.RecyclerView.RecyclerListener;
import antecede.Bag;
import antecede.Callbacks;

/** Who hears of what a list does, and who takes part in it. */
abstract class RecyclerListeners extends ViewGroup {
  final Bag<OnItemTouchListener> itemTouches = new Bag<OnItemTouchListener>();
  OnItemTouchListener activeItemTouch;
  OnScrollListener scrollListener;
  final Bag<OnScrollListener> scrollListeners = new Bag<OnScrollListener>();
  final Bag<OnChildAttachStateChangeListener> attachListeners = new Bag<OnChildAttachStateChangeListener>();
  RecyclerListener recyclerListener;
  final Bag<RecyclerListener> recyclerListeners = new Bag<RecyclerListener>();
  OnFlingListener flingListener;
  ChildDrawingOrderCallback drawingOrder;
  EdgeEffectFactory edgeEffects = new EdgeEffectFactory();

  RecyclerListeners(Context context, AttributeSet attrs, int defStyleAttr) { super(context, attrs, defStyleAttr); }

  public void setRecyclerListener(RecyclerListener listener) {
    if (listener == null) Callbacks.unregister(this, "RecyclerListener", recyclerListener);
    else Callbacks.register(this, "RecyclerListener", listener, true, "recycled");
    recyclerListener = listener;
  }

  public void addRecyclerListener(RecyclerListener listener) {
    Callbacks.register(this, "RecyclerListener", listener, true, "recycled");
    recyclerListeners.add(listener);
  }

  public void removeRecyclerListener(RecyclerListener listener) {
    if (recyclerListeners.remove(listener)) Callbacks.unregister(this, "RecyclerListener", listener);
  }

  @Deprecated
  public void setOnScrollListener(OnScrollListener listener) {
    if (scrollListener != null) Callbacks.unregister(this, "OnScrollListener", scrollListener);
    if (listener != null) Callbacks.register(this, "OnScrollListener", listener, true, "setScrollState dispatchOnScrolled");
    scrollListener = listener;
  }

  public void addOnScrollListener(OnScrollListener listener) {
    Callbacks.register(this, "OnScrollListener", listener, true, "setScrollState dispatchOnScrolled");
    scrollListeners.add(listener);
  }

  public void removeOnScrollListener(OnScrollListener listener) {
    if (scrollListeners.remove(listener)) Callbacks.unregister(this, "OnScrollListener", listener);
  }

  public void clearOnScrollListeners() {
    for (int i = 0; i < scrollListeners.size(); i++) Callbacks.unregister(this, "OnScrollListener", scrollListeners.get(i));
    scrollListeners.clear();
  }

  public void addOnChildAttachStateChangeListener(OnChildAttachStateChangeListener listener) {
    Callbacks.register(this, "OnChildAttachStateChangeListener", listener, true, "childAttached childDetached");
    attachListeners.add(listener);
  }

  public void removeOnChildAttachStateChangeListener(OnChildAttachStateChangeListener listener) {
    if (attachListeners.remove(listener)) Callbacks.unregister(this, "OnChildAttachStateChangeListener", listener);
  }

  public void clearOnChildAttachStateChangeListeners() {
    Callbacks.unregister(this, "OnChildAttachStateChangeListener", null);
    attachListeners.clear();
  }

  public void addOnItemTouchListener(OnItemTouchListener listener) {
    Callbacks.register(this, "OnItemTouchListener", listener, true, "onInterceptTouchEvent onTouchEvent");
    itemTouches.add(listener);
  }

  public void removeOnItemTouchListener(OnItemTouchListener listener) {
    if (itemTouches.remove(listener)) Callbacks.unregister(this, "OnItemTouchListener", listener);
    if (activeItemTouch == listener) activeItemTouch = null;
  }

  public void setOnFlingListener(OnFlingListener listener) {
    if (listener == null) Callbacks.unregister(this, "OnFlingListener", null);
    else Callbacks.register(this, "OnFlingListener", listener, false, "fling");
    flingListener = listener;
  }

  public OnFlingListener getOnFlingListener() { return flingListener; }

  public void setChildDrawingOrderCallback(ChildDrawingOrderCallback callback) {
    drawingOrder = callback;
    setChildrenDrawingOrderEnabled(callback != null);
  }

  @Override
  protected int getChildDrawingOrder(int childCount, int i) {
    return drawingOrder == null ? super.getChildDrawingOrder(childCount, i) : drawingOrder.onGetChildDrawingOrder(childCount, i);
  }

  public EdgeEffectFactory getEdgeEffectFactory() { return edgeEffects; }

  public void setEdgeEffectFactory(EdgeEffectFactory factory) { edgeEffects = factory; }
}
