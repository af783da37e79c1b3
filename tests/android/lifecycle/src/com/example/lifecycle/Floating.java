package com.example.lifecycle;

/** A dialog that is an activity. */
public class Floating extends Translucent {}
