package org.apache.http.conn.scheme;

import antecede.Bag;

/** The known protocols. */
@Deprecated
public final class SchemeRegistry {
  private final Bag<Scheme> schemes = new Bag<Scheme>();

  public SchemeRegistry() {}

  public synchronized Scheme getScheme(String name) {
    Scheme found = get(name);
    if (found == null) throw new IllegalStateException("Scheme '" + name + "' not registered.");
    return found;
  }

  public synchronized Scheme get(String name) {
    for (int i = 0; i < schemes.size(); i++) {
      if (schemes.get(i).getName().equals(name)) return schemes.get(i);
    }
    return null;
  }

  public synchronized Scheme register(Scheme sch) {
    Scheme old = unregister(sch.getName());
    schemes.add(sch);
    return old;
  }

  public synchronized Scheme unregister(String name) {
    Scheme old = get(name);
    if (old != null) schemes.remove(old);
    return old;
  }
}
