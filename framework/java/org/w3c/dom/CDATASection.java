package org.w3c.dom;

/** Text that was written as a CDATA section. */
public interface CDATASection extends Text {}
