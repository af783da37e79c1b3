package android.text.style;

/** Concerns whole paragraphs. */
public interface ParagraphStyle {}
