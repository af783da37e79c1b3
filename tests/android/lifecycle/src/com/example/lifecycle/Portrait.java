package com.example.lifecycle;

/** Is shown upright, however the device is held. */
public class Portrait extends Logged {}
