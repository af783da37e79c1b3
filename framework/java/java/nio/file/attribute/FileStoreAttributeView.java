package java.nio.file.attribute;

/** Some attributes of a file store. */
public interface FileStoreAttributeView extends AttributeView {}
