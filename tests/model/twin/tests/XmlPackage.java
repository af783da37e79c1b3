package antecede.xml;

/** So that the package exists: a twin imports everything of the package it comes from, which the JDK does not have. */
final class XmlPackage {}
