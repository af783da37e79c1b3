package android.view;

/** Takes what is pasted, dropped or typed as a whole into a view. */
public interface OnReceiveContentListener {
  ContentInfo onReceiveContent(View view, ContentInfo payload);
}
