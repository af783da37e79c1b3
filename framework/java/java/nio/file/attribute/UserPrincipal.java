package java.nio.file.attribute;

import java.security.Principal;

/** Somebody who may own a file. */
public interface UserPrincipal extends Principal {}
