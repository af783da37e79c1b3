package antecede;

/** As the model's of this name: the twins run, and nobody asks for it. */
public @interface Holder {}
