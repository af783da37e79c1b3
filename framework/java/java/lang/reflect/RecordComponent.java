package java.lang.reflect;

import antecede.Annotations;
import antecede.Generics;
import antecede.Reflection;
import java.lang.annotation.Annotation;
import java.util.Arrays;

/** A component of a record class. The engine makes these objects. */
public final class RecordComponent implements AnnotatedElement {
  private final Class<?> declaringRecord;
  private final String name;
  private final Class<?> type;

  private RecordComponent(Class<?> declaringRecord, String name, Class<?> type) {
    this.declaringRecord = declaringRecord;
    this.name = name;
    this.type = type;
  }

  public String getName() {
    return name;
  }

  public Class<?> getType() {
    return type;
  }

  public String getGenericSignature() {
    return Reflection.signature(this);
  }

  public Type getGenericType() {
    return Generics.typeOf(this);
  }

  public Method getAccessor() {
    try {
      return declaringRecord.getDeclaredMethod(name);
    } catch (NoSuchMethodException e) {
      return null;
    }
  }

  public Class<?> getDeclaringRecord() {
    return declaringRecord;
  }

  @Override
  public <T extends Annotation> T getAnnotation(Class<T> type) {
    return Annotations.find(Arrays.asList(getDeclaredAnnotations()), type);
  }

  @Override
  public Annotation[] getAnnotations() {
    return getDeclaredAnnotations();
  }

  @Override
  public Annotation[] getDeclaredAnnotations() {
    return Annotations.of(this, -1);
  }

  @Override
  public String toString() {
    return type.getTypeName() + " " + name;
  }
}
