package com.example.lifecycle;

/** Handles a turn of the device itself. */
public class Steady extends Logged {}
