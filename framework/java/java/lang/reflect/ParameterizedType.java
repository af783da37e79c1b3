package java.lang.reflect;

/** A generic class with arguments. */
public interface ParameterizedType extends Type {
  Type[] getActualTypeArguments();

  Type getRawType();

  Type getOwnerType();
}
