package antecede;

/**
 * Marks a class whose objects only keep what others give them: containers, references, bundles. A static engine tells what their methods
 * do apart by the object they are called on. Classes below a holder and inside of it are holders, too. On a package: all its classes.
 */
public @interface Holder {}
