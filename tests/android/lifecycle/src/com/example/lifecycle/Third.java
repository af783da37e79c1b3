package com.example.lifecycle;

/** As the second, with another name. */
public class Third extends Second {}
