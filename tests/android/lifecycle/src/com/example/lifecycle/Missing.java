package com.example.lifecycle;

/** A service that the manifest does not know. */
public class Missing extends Worker {}
