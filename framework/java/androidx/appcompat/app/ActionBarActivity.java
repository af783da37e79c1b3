package androidx.appcompat.app;

import antecede.Hidden;

/** The name of {@link AppCompatActivity} in old versions of the library. */
@Hidden
@Deprecated
public class ActionBarActivity extends AppCompatActivity {}
