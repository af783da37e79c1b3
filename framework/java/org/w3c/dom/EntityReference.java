package org.w3c.dom;

/** A reference to an entity. */
public interface EntityReference extends Node {}
