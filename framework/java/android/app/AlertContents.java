package android.app;

import android.content.Context;
import android.content.DialogInterface;
import android.database.Cursor;
import android.graphics.drawable.Drawable;
import android.os.Handler;
import android.os.Message;
import android.util.TypedValue;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.view.Window;
import android.widget.AbsListView;
import android.widget.AdapterView;
import android.widget.ArrayAdapter;
import android.widget.Button;
import android.widget.CheckedTextView;
import android.widget.CursorAdapter;
import android.widget.FrameLayout;
import android.widget.ImageView;
import android.widget.LinearLayout;
import android.widget.ListAdapter;
import android.widget.ListView;
import android.widget.ScrollView;
import android.widget.TextView;
import antecede.Callbacks;
import antecede.Hidden;

/**
 * What an alert shows: title, message, list, view, buttons. A button sends a message to its listener, and one more that dismisses
 * the dialog; a list calls its listener at once. Also for the library's alerts.
 */
@Hidden
public final class AlertContents {
  private static final int MATCH = ViewGroup.LayoutParams.MATCH_PARENT, WRAP = ViewGroup.LayoutParams.WRAP_CONTENT;
  private static final int DISMISS = 1, BUTTON_PADDING = 24, SIDE_PADDING = 48;

  private final Context context;
  private final DialogInterface dialog;
  private final Window window;
  private final ButtonHandler handler;
  public CharSequence title;
  public CharSequence message;
  public View customTitle;
  public View view;
  public int viewLayout;
  private int iconId;
  private Drawable icon;
  private final Choice[] buttons = new Choice[3];
  // The list.
  public CharSequence[] items;
  public ListAdapter adapter;
  public Cursor cursor;
  public String labelColumn;
  public String checkedColumn;
  public boolean[] checkedItems;
  public int checkedItem = -1;
  public boolean isMultiChoice;
  public boolean isSingleChoice;
  public DialogInterface.OnClickListener onItem;
  public DialogInterface.OnMultiChoiceClickListener onCheckbox;
  public AdapterView.OnItemSelectedListener onSelected;
  private ListView list;
  // Views, once it is installed.
  private TextView titleView;
  private TextView messageView;
  private ImageView iconView;
  private FrameLayout customPanel;
  private boolean installed;

  /** A button, or what it will be. */
  private static final class Choice {
    CharSequence text;
    DialogInterface.OnClickListener listener;
    Message message;
    Button view;
  }

  /** Brings clicks to their listeners. */
  private static final class ButtonHandler extends Handler {
    private final DialogInterface dialog;

    ButtonHandler(DialogInterface dialog) {
      this.dialog = dialog;
    }

    @Override
    public void handleMessage(Message msg) {
      if (msg.what == DISMISS) {
        ((DialogInterface) msg.obj).dismiss();
        return;
      }
      Callbacks.invoke(dialog, slot(msg.what), msg.obj);
      ((DialogInterface.OnClickListener) msg.obj).onClick(dialog, msg.what);
    }
  }

  public AlertContents(Context context, DialogInterface dialog, Window window) {
    this.context = context;
    this.dialog = dialog;
    this.window = window;
    handler = new ButtonHandler(dialog);
    for (int i = 0; i < buttons.length; i++) buttons[i] = new Choice();
  }

  private static String slot(int which) {
    if (which == DialogInterface.BUTTON_POSITIVE) return "OnClickListener of the positive button";
    return which == DialogInterface.BUTTON_NEGATIVE ? "OnClickListener of the negative button"
        : "OnClickListener of the neutral button";
  }

  private Choice choice(int which) {
    if (which < DialogInterface.BUTTON_NEUTRAL || which > DialogInterface.BUTTON_POSITIVE) {
      throw new IllegalArgumentException("Button does not exist");
    }
    return buttons[-which - 1];
  }

  public void setButton(int which, CharSequence text, DialogInterface.OnClickListener listener, Message message) {
    Choice choice = choice(which);
    choice.text = text;
    choice.listener = listener;
    choice.message = message;
    if (listener != null) Callbacks.observe(dialog, slot(which), listener, false);
  }

  public Button getButton(int which) {
    return choice(which).view;
  }

  public ListView getListView() {
    return list;
  }

  public void setTitle(CharSequence title) {
    this.title = title;
    if (titleView != null) titleView.setText(title);
  }

  public void setMessage(CharSequence message) {
    this.message = message;
    if (messageView == null) return;
    messageView.setText(message);
    messageView.setVisibility(message == null ? View.GONE : View.VISIBLE);
  }

  public void setView(View view) {
    this.view = view;
    viewLayout = 0;
    if (!installed) return;
    customPanel.removeAllViews();
    if (view != null) customPanel.addView(view, new ViewGroup.LayoutParams(MATCH, MATCH));
    customPanel.setVisibility(view == null ? View.GONE : View.VISIBLE);
  }

  public void setIcon(int iconId) {
    this.iconId = iconId;
    icon = null;
    showIcon();
  }

  public void setIcon(Drawable icon) {
    this.icon = icon;
    iconId = 0;
    showIcon();
  }

  public void setIconAttribute(int attribute) {
    TypedValue found = new TypedValue();
    context.getTheme().resolveAttribute(attribute, found, true);
    setIcon(found.resourceId);
  }

  private void showIcon() {
    if (iconView == null) return;
    if (icon != null) iconView.setImageDrawable(icon);
    else if (iconId != 0) iconView.setImageResource(iconId);
    iconView.setVisibility(icon == null && iconId == 0 ? View.GONE : View.VISIBLE);
  }

  /** Before the dialog is shown for the first time. */
  public void install() {
    if (installed) return;
    window.requestFeature(Window.FEATURE_NO_TITLE);
    LinearLayout panel = new LinearLayout(context);
    panel.setOrientation(LinearLayout.VERTICAL);
    panel.setPadding(SIDE_PADDING, BUTTON_PADDING, SIDE_PADDING, BUTTON_PADDING);
    panel.addView(makeTitle(), new LinearLayout.LayoutParams(MATCH, WRAP));
    // What does not fit makes room for the buttons.
    panel.addView(makeMessage(), new LinearLayout.LayoutParams(MATCH, WRAP, 1));
    makeList();
    if (list != null) panel.addView(list, new LinearLayout.LayoutParams(MATCH, WRAP, 1));
    panel.addView(makeCustom(), new LinearLayout.LayoutParams(MATCH, WRAP, 1));
    panel.addView(makeButtons(), new LinearLayout.LayoutParams(MATCH, WRAP));
    installed = true;
    if (viewLayout != 0) {
      int layout = viewLayout;
      setView(LayoutInflater.from(context).inflate(layout, customPanel, false));
    } else {
      setView(view);
    }
    window.setContentView(panel);
  }

  private View makeTitle() {
    if (customTitle != null) return customTitle;
    LinearLayout row = new LinearLayout(context);
    iconView = new ImageView(context);
    iconView.identify(android.R.id.icon);
    titleView = new TextView(context);
    titleView.identify(android.R.id.title);
    titleView.setText(title);
    row.addView(iconView);
    row.addView(titleView);
    row.setVisibility(title == null || title.length() == 0 ? View.GONE : View.VISIBLE);
    showIcon();
    return row;
  }

  private View makeMessage() {
    ScrollView scroll = new ScrollView(context);
    messageView = new TextView(context);
    messageView.identify(android.R.id.message);
    setMessage(message);
    scroll.addView(messageView);
    return scroll;
  }

  private View makeCustom() {
    customPanel = new FrameLayout(context);
    customPanel.identify(android.R.id.custom);
    return customPanel;
  }

  private View makeButtons() {
    LinearLayout row = new LinearLayout(context);
    makeButton(row, DialogInterface.BUTTON_NEUTRAL, android.R.id.button3);
    makeButton(row, DialogInterface.BUTTON_NEGATIVE, android.R.id.button2);
    makeButton(row, DialogInterface.BUTTON_POSITIVE, android.R.id.button1);
    return row;
  }

  private void makeButton(ViewGroup row, final int which, int id) {
    final Choice choice = choice(which);
    choice.view = new Button(context);
    choice.view.identify(id);
    choice.view.setText(choice.text);
    choice.view.setVisibility(choice.text == null || choice.text.length() == 0 ? View.GONE : View.VISIBLE);
    choice.view.setOnClickListener(new View.OnClickListener() {
      @Override
      public void onClick(View v) {
        if (choice.listener != null) handler.obtainMessage(which, choice.listener).sendToTarget();
        else if (choice.message != null) Message.obtain(choice.message).sendToTarget();
        handler.obtainMessage(DISMISS, dialog).sendToTarget();
      }
    });
    row.addView(choice.view);
  }

  // ---- the list

  private void makeList() {
    ListAdapter source = adapter;
    if (source == null && cursor != null) source = new CursorItems(this);
    if (source == null && items != null) source = new Items(this);
    if (source == null) return;
    list = new ListView(context);
    list.identify(android.R.id.list);
    if (isMultiChoice) list.setChoiceMode(AbsListView.CHOICE_MODE_MULTIPLE);
    else if (isSingleChoice) list.setChoiceMode(AbsListView.CHOICE_MODE_SINGLE);
    list.setAdapter(source);
    if (onItem != null) Callbacks.observe(dialog, "OnClickListener of the items", onItem, false);
    if (onCheckbox != null) Callbacks.observe(dialog, "OnMultiChoiceClickListener", onCheckbox, false);
    if (onItem != null || onCheckbox != null) list.setOnItemClickListener(new Clicks(this));
    if (onSelected != null) list.setOnItemSelectedListener(onSelected);
    if (checkedItem >= 0) {
      list.setItemChecked(checkedItem, true);
      list.setSelection(checkedItem);
    }
    for (int i = 0; isMultiChoice && checkedItems != null && i < checkedItems.length; i++) {
      if (checkedItems[i]) list.setItemChecked(i, true);
    }
  }

  private TextView newRow() {
    TextView row = isMultiChoice || isSingleChoice ? new CheckedTextView(context) : new TextView(context);
    row.identify(android.R.id.text1);
    row.setPadding(SIDE_PADDING, BUTTON_PADDING, SIDE_PADDING, BUTTON_PADDING);
    return row;
  }

  /** Clicks on rows. */
  private static final class Clicks implements AdapterView.OnItemClickListener {
    private final AlertContents contents;

    Clicks(AlertContents contents) {
      this.contents = contents;
    }

    @Override
    public void onItemClick(AdapterView<?> parent, View v, int position, long id) {
      DialogInterface dialog = contents.dialog;
      if (contents.onCheckbox != null) {
        boolean checked = contents.list.isItemChecked(position);
        if (contents.checkedItems != null) contents.checkedItems[position] = checked;
        Callbacks.invoke(dialog, "OnMultiChoiceClickListener", contents.onCheckbox);
        contents.onCheckbox.onClick(dialog, position, checked);
        return;
      }
      Callbacks.invoke(dialog, "OnClickListener of the items", contents.onItem);
      contents.onItem.onClick(dialog, position);
      if (!contents.isSingleChoice) dialog.dismiss();
    }
  }

  /** Texts as rows. */
  private static final class Items extends ArrayAdapter<CharSequence> {
    private final AlertContents contents;

    Items(AlertContents contents) {
      super(contents.context, android.R.layout.simple_list_item_1, contents.items);
      this.contents = contents;
    }

    @Override
    public View getView(int position, View convertView, ViewGroup parent) {
      TextView row = convertView == null ? contents.newRow() : (TextView) convertView;
      row.setText(getItem(position));
      return row;
    }

    @Override
    public boolean hasStableIds() {
      return true;
    }

    @Override
    public long getItemId(int position) {
      return position;
    }
  }

  /** A cursor's rows. */
  private static final class CursorItems extends CursorAdapter {
    private final AlertContents contents;

    CursorItems(AlertContents contents) {
      super(contents.context, contents.cursor, false);
      this.contents = contents;
    }

    @Override
    public View newView(Context context, Cursor cursor, ViewGroup parent) {
      return contents.newRow();
    }

    @Override
    public void bindView(View view, Context context, Cursor cursor) {
      ((TextView) view).setText(cursor.getString(cursor.getColumnIndexOrThrow(contents.labelColumn)));
      if (contents.checkedColumn != null) {
        contents.list.setItemChecked(cursor.getPosition(),
            cursor.getInt(cursor.getColumnIndexOrThrow(contents.checkedColumn)) == 1);
      }
    }
  }
}
