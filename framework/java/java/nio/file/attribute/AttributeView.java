package java.nio.file.attribute;

/** Some attributes of something. */
public interface AttributeView {
  String name();
}
