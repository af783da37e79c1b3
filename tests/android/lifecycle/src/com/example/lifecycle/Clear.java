package com.example.lifecycle;

/** Translucent by a style of its own. */
public class Clear extends Translucent {}
