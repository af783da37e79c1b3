package androidx.appcompat.app;

import antecede.Unlisted;

/** The name of {@link AppCompatActivity} in old versions of the library. */
@Unlisted
@Deprecated
public class ActionBarActivity extends AppCompatActivity {}
