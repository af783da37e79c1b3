package java.text;

import java.io.Serializable;

/** Turns objects into text, and text into objects. */
public abstract class Format implements Serializable, Cloneable {
  protected Format() {}

  public final String format(Object obj) {
    return format(obj, new StringBuffer(), new FieldPosition(0)).toString();
  }

  public abstract StringBuffer format(Object obj, StringBuffer toAppendTo, FieldPosition pos);

  public AttributedCharacterIterator formatToCharacterIterator(Object obj) {
    return new AttributedString(format(obj)).getIterator();
  }

  public abstract Object parseObject(String source, ParsePosition pos);

  public Object parseObject(String source) throws ParseException {
    ParsePosition pos = new ParsePosition(0);
    Object result = parseObject(source, pos);
    if (pos.getIndex() == 0) throw new ParseException("Format.parseObject(String) failed", pos.getErrorIndex());
    return result;
  }

  @Override
  public Object clone() {
    try {
      return super.clone();
    } catch (CloneNotSupportedException e) {
      throw new AssertionError(e);
    }
  }

  /** A part of a formatted text. */
  public static class Field extends AttributedCharacterIterator.Attribute {
    protected Field(String name) {
      super(name);
    }
  }
}
