package com.android.internal.app;

import android.app.AlertContents;
import android.content.Context;
import android.content.DialogInterface;
import android.database.Cursor;
import android.graphics.drawable.Drawable;
import android.os.Message;
import android.view.KeyEvent;
import android.view.LayoutInflater;
import android.view.View;
import android.view.Window;
import android.widget.AdapterView;
import android.widget.Button;
import android.widget.ListAdapter;
import android.widget.ListView;
import antecede.Unlisted;

/** The inside of the platform's alerts, which some apps reach for. */
@Unlisted
public class AlertController {
  protected final Window mWindow;
  private final AlertContents contents;

  /** What an alert shall show. */
  @Unlisted
  public static class AlertParams {
    public final Context mContext;
    public final LayoutInflater mInflater;
    public int mIconId, mIconAttrId, mViewLayoutResId, mCheckedItem = -1;
    public int mViewSpacingLeft, mViewSpacingTop, mViewSpacingRight, mViewSpacingBottom;
    public Drawable mIcon;
    public CharSequence mTitle, mMessage, mPositiveButtonText, mNegativeButtonText, mNeutralButtonText;
    public View mCustomTitleView, mView;
    public DialogInterface.OnClickListener mPositiveButtonListener, mNegativeButtonListener, mNeutralButtonListener,
        mOnClickListener;
    public boolean mCancelable = true, mIsMultiChoice, mIsSingleChoice, mForceInverseBackground, mViewSpacingSpecified;
    public boolean mRecycleOnMeasure = true;
    public DialogInterface.OnCancelListener mOnCancelListener;
    public DialogInterface.OnDismissListener mOnDismissListener;
    public DialogInterface.OnKeyListener mOnKeyListener;
    public CharSequence[] mItems;
    public ListAdapter mAdapter;
    public boolean[] mCheckedItems;
    public DialogInterface.OnMultiChoiceClickListener mOnCheckboxClickListener;
    public Cursor mCursor;
    public String mLabelColumn, mIsCheckedColumn;
    public AdapterView.OnItemSelectedListener mOnItemSelectedListener;

    public AlertParams(Context context) {
      mContext = context;
      mInflater = LayoutInflater.from(context);
    }

    public void apply(AlertController controller) {
      AlertContents to = controller.contents;
      if (mCustomTitleView != null) to.customTitle = mCustomTitleView;
      else if (mTitle != null) to.setTitle(mTitle);
      if (mIcon != null) to.setIcon(mIcon);
      else if (mIconId != 0) to.setIcon(mIconId);
      else if (mIconAttrId != 0) to.setIconAttribute(mIconAttrId);
      if (mMessage != null) to.setMessage(mMessage);
      if (mPositiveButtonText != null) to.setButton(DialogInterface.BUTTON_POSITIVE, mPositiveButtonText,
          mPositiveButtonListener, null);
      if (mNegativeButtonText != null) to.setButton(DialogInterface.BUTTON_NEGATIVE, mNegativeButtonText,
          mNegativeButtonListener, null);
      if (mNeutralButtonText != null) to.setButton(DialogInterface.BUTTON_NEUTRAL, mNeutralButtonText, mNeutralButtonListener,
          null);
      applyList(to);
      if (mView != null) to.setView(mView);
      else if (mViewLayoutResId != 0) to.viewLayout = mViewLayoutResId;
    }

    private void applyList(AlertContents to) {
      to.items = mItems;
      to.adapter = mAdapter;
      to.cursor = mCursor;
      to.labelColumn = mLabelColumn;
      to.checkedColumn = mIsCheckedColumn;
      to.checkedItems = mCheckedItems;
      to.checkedItem = mCheckedItem;
      to.isMultiChoice = mIsMultiChoice;
      to.isSingleChoice = mIsSingleChoice;
      to.onItem = mOnClickListener;
      to.onCheckbox = mOnCheckboxClickListener;
      to.onSelected = mOnItemSelectedListener;
    }
  }

  public AlertController(Context context, DialogInterface di, Window window) {
    mWindow = window;
    contents = new AlertContents(context, di, window);
  }

  public static final AlertController create(Context context, DialogInterface di, Window window) {
    return new AlertController(context, di, window);
  }

  public void installContent(AlertParams params) {
    params.apply(this);
    installContent();
  }

  public void installContent() { contents.install(); }

  public void setTitle(CharSequence title) { contents.setTitle(title); }

  public void setCustomTitle(View customTitleView) { contents.customTitle = customTitleView; }

  public void setMessage(CharSequence message) { contents.setMessage(message); }

  public void setView(int layoutResId) { contents.viewLayout = layoutResId; }

  public void setView(View view) { contents.setView(view); }

  public void setView(View view, int viewSpacingLeft, int viewSpacingTop, int viewSpacingRight, int viewSpacingBottom) {
    contents.setView(view);
  }

  public void setButton(int whichButton, CharSequence text, DialogInterface.OnClickListener listener, Message msg) {
    contents.setButton(whichButton, text, listener, msg);
  }

  public void setIcon(int resId) { contents.setIcon(resId); }

  public void setIcon(Drawable icon) { contents.setIcon(icon); }

  public void setInverseBackgroundForced(boolean forceInverseBackground) {}

  public ListView getListView() { return contents.getListView(); }

  public Button getButton(int whichButton) { return contents.getButton(whichButton); }

  public boolean onKeyDown(int keyCode, KeyEvent event) { return false; }

  public boolean onKeyUp(int keyCode, KeyEvent event) { return false; }
}
