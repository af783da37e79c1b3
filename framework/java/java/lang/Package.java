package java.lang;

import antecede.Annotations;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.net.URL;
import java.util.Arrays;

/** A package: a name, and annotations. Nothing is known of versions. */
public class Package implements AnnotatedElement {
  private final String name;

  private Package(String name) {
    this.name = name;
  }

  static Package of(String name) {
    return new Package(name);
  }

  public String getName() {
    return name;
  }

  public static Package getPackage(String name) {
    return new Package(name);
  }

  public static Package[] getPackages() {
    return new Package[0];
  }

  public String getSpecificationTitle() {
    return null;
  }

  public String getSpecificationVersion() {
    return null;
  }

  public String getSpecificationVendor() {
    return null;
  }

  public String getImplementationTitle() {
    return null;
  }

  public String getImplementationVersion() {
    return null;
  }

  public String getImplementationVendor() {
    return null;
  }

  public boolean isSealed() {
    return false;
  }

  public boolean isSealed(URL url) {
    return false;
  }

  public boolean isCompatibleWith(String wanted) throws NumberFormatException {
    throw new NumberFormatException("Empty version string");
  }

  @Override
  public Annotation[] getDeclaredAnnotations() {
    return Annotations.of(this, -1);
  }

  @Override
  public Annotation[] getAnnotations() {
    return getDeclaredAnnotations();
  }

  @Override
  public <A extends Annotation> A getAnnotation(Class<A> type) {
    return getDeclaredAnnotation(type);
  }

  @Override
  public <A extends Annotation> A getDeclaredAnnotation(Class<A> type) {
    return Annotations.find(Arrays.asList(getDeclaredAnnotations()), type);
  }

  @Override
  public boolean isAnnotationPresent(Class<? extends Annotation> type) {
    return getAnnotation(type) != null;
  }

  @Override
  public <A extends Annotation> A[] getAnnotationsByType(Class<A> type) {
    return getDeclaredAnnotationsByType(type);
  }

  @Override
  public <A extends Annotation> A[] getDeclaredAnnotationsByType(Class<A> type) {
    return Annotations.byType(getDeclaredAnnotations(), type);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Package && ((Package) other).name.equals(name);
  }

  @Override
  public int hashCode() {
    return name.hashCode();
  }

  @Override
  public String toString() {
    return "package " + name;
  }
}
