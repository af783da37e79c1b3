package java.nio.file.attribute;

/** Some attributes of a file. */
public interface FileAttributeView extends AttributeView {}
