package android.widget;

import android.content.Context;
import android.content.Intent;
import android.graphics.drawable.Drawable;
import android.net.Uri;
import android.os.Bundle;
import android.util.AttributeSet;
import android.view.View;

/** The picture of a contact. */
public class QuickContactBadge extends ImageView implements View.OnClickListener {
  protected String[] mExcludeMimes;
  private Uri contact;
  private String email, phone;

  public QuickContactBadge(Context context) { this(context, null); }

  public QuickContactBadge(Context context, AttributeSet attrs) { this(context, attrs, 0); }

  public QuickContactBadge(Context context, AttributeSet attrs, int defStyleAttr) { this(context, attrs, defStyleAttr, 0); }

  public QuickContactBadge(Context context, AttributeSet attrs, int defStyleAttr, int defStyleRes) {
    super(context, attrs, defStyleAttr, defStyleRes);
    setOnClickListener(this);
  }

  public void setMode(int size) {}

  public void setPrioritizedMimeType(String prioritizedMimeType) {}

  public void setImageToDefault() { setImageDrawable(null); }

  public void assignContactUri(Uri contactUri) {
    contact = contactUri;
    email = null;
    phone = null;
  }

  public void assignContactFromEmail(String emailAddress, boolean lazyLookup) {
    assignContactFromEmail(emailAddress, lazyLookup, null);
  }

  public void assignContactFromEmail(String emailAddress, boolean lazyLookup, Bundle extras) { email = emailAddress; }

  public void assignContactFromPhone(String phoneNumber, boolean lazyLookup) {
    assignContactFromPhone(phoneNumber, lazyLookup, null);
  }

  public void assignContactFromPhone(String phoneNumber, boolean lazyLookup, Bundle extras) { phone = phoneNumber; }

  public void setOverlay(Drawable overlay) {}

  @Override
  public void onClick(View v) {
    if (contact != null) getContext().startActivity(new Intent(Intent.ACTION_VIEW, contact));
  }

  public void setExcludeMimes(String[] excludeMimes) { mExcludeMimes = excludeMimes; }

  @Override
  public CharSequence getAccessibilityClassName() { return QuickContactBadge.class.getName(); }
}
