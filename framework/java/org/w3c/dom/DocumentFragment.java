package org.w3c.dom;

/** A piece of a document: its children move where it is inserted. */
public interface DocumentFragment extends Node {}
