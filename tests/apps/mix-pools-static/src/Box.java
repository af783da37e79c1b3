package ground.mixpoolsstatic;

import android.widget.TextView;

/** Something, and where it is shown. */
class Box {
  final TextView view;
  String value;

  Box(TextView view) { this.view = view; }
}
