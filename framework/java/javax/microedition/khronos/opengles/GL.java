package javax.microedition.khronos.opengles;

/** Something that draws. */
public interface GL {}
