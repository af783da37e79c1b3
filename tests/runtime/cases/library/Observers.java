package library;

import static support.Tell.p;
import static support.Tell.thrown;

import java.beans.*;
import java.lang.ref.*;
import java.util.*;

/**
 * Observable, PropertyChangeSupport, EventObject, WeakReference, ReferenceQueue, Iterator of services, Objects of old.
 */
public class Observers {
  static class Temperature extends Observable {
    private int value;
    void set(int v) {
      if (v != value) setChanged();
      value = v;
      notifyObservers(v);
    }
  }

  static class Bean {
    private final PropertyChangeSupport support = new PropertyChangeSupport(this);
    private String name = "a";
    void setName(String n) {
      String old = name;
      name = n;
      support.firePropertyChange("name", old, n);
    }
    @Override
    public String toString() {
      return "bean";
    }
  }

  public static void main(String[] args) {
    Temperature t = new Temperature();
    StringBuilder log = new StringBuilder();
    Observer a = (o, x) -> log.append("a").append(x), b = (o, x) -> log.append("b").append(x);
    t.addObserver(a);
    t.addObserver(b);
    t.addObserver(a);
    t.set(5);
    t.set(5);
    t.set(6);
    t.deleteObserver(a);
    t.set(7);
    p(log, t.countObservers(), t.hasChanged(), thrown(() -> t.addObserver(null)));
    Bean bean = new Bean();
    List<String> events = new ArrayList<>();
    PropertyChangeListener l =
        e -> events.add(e.getPropertyName() + ":" + e.getOldValue() + ">" + e.getNewValue() + "@" + e.getSource());
    bean.support.addPropertyChangeListener(l);
    bean.support.addPropertyChangeListener("name", e -> events.add("named"));
    bean.support.addPropertyChangeListener("other", e -> events.add("never"));
    bean.setName("b");
    bean.setName("b");
    bean.setName(null);
    bean.support.removePropertyChangeListener(l);
    bean.setName("c");
    bean.support.firePropertyChange("n", 1, 2);
    p(events, bean.support.hasListeners("name"), bean.support.getPropertyChangeListeners().length);
    EventObject e = new EventObject("source");
    p(e.getSource(), e, thrown(() -> new EventObject(null)));
    Object strong = new Object();
    ReferenceQueue<Object> q = new ReferenceQueue<>();
    WeakReference<Object> w = new WeakReference<>(strong, q);
    SoftReference<Object> s = new SoftReference<>(strong);
    System.gc();
    p(w.get() == strong, s.get() == strong, q.poll(), w.isEnqueued());
    w.clear();
    p(w.get(), w.enqueue(), q.poll() == w, new PhantomReference<>(strong, q).get());
    Dictionary<String, Integer> d = new Hashtable<>();
    d.put("x", 1);
    p(d.get("x"), d.keys().nextElement(), d.remove("x"), d.isEmpty());
  }
}
