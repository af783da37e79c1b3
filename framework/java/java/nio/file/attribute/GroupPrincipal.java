package java.nio.file.attribute;

/** A group that may own a file. */
public interface GroupPrincipal extends UserPrincipal {}
