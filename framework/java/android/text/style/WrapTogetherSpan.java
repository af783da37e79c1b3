package android.text.style;

/** Keeps paragraphs together. */
public interface WrapTogetherSpan extends ParagraphStyle {}
