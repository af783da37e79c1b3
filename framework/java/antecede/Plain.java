package antecede;

/**
 * Marks a class that makes texts and numbers of what it is given, or complains about it: no reference that is given to its methods goes
 * anywhere, except that texts are made of objects by their {@code toString}. What its methods return is a new value, or their receiver
 * ({@code append} and its like). A static engine need not enter them. Classes below a plain class and inside of it are plain, too. On a
 * package: all its classes.
 */
public @interface Plain {}
