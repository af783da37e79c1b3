package java.text;

import java.io.InvalidObjectException;
import java.io.Serializable;
import java.util.Map;
import java.util.Set;

/** Walks over a text whose ranges have attributes. */
public interface AttributedCharacterIterator extends CharacterIterator {
  int getRunStart();

  int getRunStart(Attribute attribute);

  int getRunStart(Set<? extends Attribute> attributes);

  int getRunLimit();

  int getRunLimit(Attribute attribute);

  int getRunLimit(Set<? extends Attribute> attributes);

  Map<Attribute, Object> getAttributes();

  Object getAttribute(Attribute attribute);

  Set<Attribute> getAllAttributeKeys();

  /** The key of an attribute; every one is equal only to itself. */
  class Attribute implements Serializable {
    public static final Attribute LANGUAGE = new Attribute("language");
    public static final Attribute READING = new Attribute("reading");
    public static final Attribute INPUT_METHOD_SEGMENT = new Attribute("input_method_segment");

    private final String name;

    protected Attribute(String name) {
      this.name = name;
    }

    @Override
    public final boolean equals(Object obj) {
      return super.equals(obj);
    }

    @Override
    public final int hashCode() {
      return super.hashCode();
    }

    @Override
    public String toString() {
      return getClass().getName() + "(" + name + ")";
    }

    protected String getName() {
      return name;
    }

    protected Object readResolve() throws InvalidObjectException {
      if (getClass() != Attribute.class) {
        throw new InvalidObjectException("subclass didn't correctly implement readResolve");
      }
      if (LANGUAGE.name.equals(name)) return LANGUAGE;
      if (READING.name.equals(name)) return READING;
      if (INPUT_METHOD_SEGMENT.name.equals(name)) return INPUT_METHOD_SEGMENT;
      throw new InvalidObjectException("unknown attribute name");
    }
  }
}
