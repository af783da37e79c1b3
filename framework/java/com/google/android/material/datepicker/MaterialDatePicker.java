package com.google.android.material.datepicker;

import android.app.Dialog;
import android.content.DialogInterface;
import android.os.Bundle;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.AppAttributes;
import android.widget.Button;
import android.widget.CalendarView;
import android.widget.LinearLayout;
import android.widget.TextView;
import androidx.core.util.Pair;
import androidx.fragment.app.DialogFragment;
import antecede.Bag;
import antecede.Callbacks;
import java.util.Calendar;
import java.util.TimeZone;

/** A dialog with a calendar; a day or a range is chosen, then confirmed. Its state is not kept. */
public final class MaterialDatePicker<S> extends DialogFragment {
  public static final int INPUT_MODE_CALENDAR = 0, INPUT_MODE_TEXT = 1;

  private final Bag<MaterialPickerOnPositiveButtonClickListener<? super S>> positive =
      new Bag<MaterialPickerOnPositiveButtonClickListener<? super S>>();
  private final Bag<View.OnClickListener> negative = new Bag<View.OnClickListener>();
  private final Bag<DialogInterface.OnCancelListener> cancels = new Bag<DialogInterface.OnCancelListener>();
  private final Bag<DialogInterface.OnDismissListener> dismisses = new Bag<DialogInterface.OnDismissListener>();
  private boolean range;
  private Long start, end;
  private CharSequence title;
  private int titleRes, theme;
  private Button confirm;

  /** Says what to ask for. */
  public static final class Builder<S> {
    private final MaterialDatePicker<S> made = new MaterialDatePicker<S>();

    private Builder(boolean range) { made.range = range; }

    public static Builder<Long> datePicker() { return new Builder<Long>(false); }

    public static Builder<Pair<Long, Long>> dateRangePicker() { return new Builder<Pair<Long, Long>>(true); }

    public Builder<S> setSelection(S selection) {
      made.select(selection);
      return this;
    }

    public Builder<S> setTitleText(CharSequence charSequence) {
      made.title = charSequence;
      return this;
    }

    public Builder<S> setTitleText(int titleTextResId) {
      made.titleRes = titleTextResId;
      return this;
    }

    public Builder<S> setTheme(int themeResId) {
      made.theme = themeResId;
      return this;
    }

    public Builder<S> setInputMode(int inputMode) { return this; }

    public MaterialDatePicker<S> build() { return made; }
  }

  private final class Confirm implements View.OnClickListener {
    @Override
    public void onClick(View view) {
      for (int i = 0; i < positive.size(); i++) {
        Callbacks.invoke(MaterialDatePicker.this, "OnPositiveButtonClickListener", positive.get(i));
        positive.get(i).onPositiveButtonClick(getSelection());
      }
      dismiss();
    }
  }

  private final class Cancel implements View.OnClickListener {
    @Override
    public void onClick(View view) {
      for (int i = 0; i < negative.size(); i++) {
        Callbacks.invoke(MaterialDatePicker.this, "OnNegativeButtonClickListener", negative.get(i));
        negative.get(i).onClick(view);
      }
      dismiss();
    }
  }

  private final class Day implements CalendarView.OnDateChangeListener {
    @Override
    public void onSelectedDayChange(CalendarView view, int year, int month, int dayOfMonth) {
      Calendar day = Calendar.getInstance(TimeZone.getTimeZone("UTC"));
      day.clear();
      day.set(year, month, dayOfMonth);
      choose(day.getTimeInMillis());
    }
  }

  public static long todayInUtcMilliseconds() { return day(System.currentTimeMillis()); }

  public static long thisMonthInUtcMilliseconds() {
    Calendar month = Calendar.getInstance(TimeZone.getTimeZone("UTC"));
    month.setTimeInMillis(todayInUtcMilliseconds());
    month.set(Calendar.DAY_OF_MONTH, 1);
    return month.getTimeInMillis();
  }

  private static long day(long millis) { return millis - millis % 86400000; }

  private void choose(long day) {
    boolean second = range && start != null && end == null && day >= start;
    if (second) end = day;
    else start = day;
    if (!second) end = null;
    if (confirm != null) confirm.setEnabled(getSelection() != null);
  }

  private void select(S selection) {
    if (!range) {
      start = (Long) selection;
    } else if (selection != null) {
      start = (Long) ((Pair<?, ?>) selection).first;
      end = (Long) ((Pair<?, ?>) selection).second;
    }
  }

  @SuppressWarnings("unchecked")
  public final S getSelection() {
    if (!range) return (S) start;
    return start == null || end == null ? null : (S) new Pair<Long, Long>(start, end);
  }

  public String getHeaderText() { return start == null ? "" : new java.util.Date(start).toString(); }

  @Override
  public final Dialog onCreateDialog(Bundle savedInstanceState) { return new Dialog(requireContext(), theme); }

  @Override
  public final View onCreateView(LayoutInflater inflater, ViewGroup container, Bundle savedInstanceState) {
    LinearLayout all = new LinearLayout(requireContext());
    all.setOrientation(LinearLayout.VERTICAL);
    TextView header = new TextView(requireContext());
    header.setText(titleRes != 0 ? getText(titleRes) : title);
    all.addView(header);
    CalendarView calendar = new CalendarView(requireContext());
    calendar.setOnDateChangeListener(new Day());
    all.addView(calendar);
    confirm = button(all, android.R.string.ok, "confirm_button", new Confirm());
    confirm.setEnabled(getSelection() != null);
    button(all, android.R.string.cancel, "cancel_button", new Cancel());
    return all;
  }

  private Button button(LinearLayout to, int text, String id, View.OnClickListener listener) {
    Button made = new Button(requireContext());
    made.setId(AppAttributes.resource(requireContext(), "id", id));
    made.setText(text);
    made.setOnClickListener(listener);
    to.addView(made);
    return made;
  }

  @Override
  public final void onCancel(DialogInterface dialog) {
    for (int i = 0; i < cancels.size(); i++) cancels.get(i).onCancel(dialog);
    super.onCancel(dialog);
  }

  @Override
  public final void onDismiss(DialogInterface dialog) {
    for (int i = 0; i < dismisses.size(); i++) dismisses.get(i).onDismiss(dialog);
    super.onDismiss(dialog);
  }

  public boolean addOnPositiveButtonClickListener(MaterialPickerOnPositiveButtonClickListener<? super S> listener) {
    Callbacks.observe(this, "OnPositiveButtonClickListener", listener, false);
    positive.add(listener);
    return true;
  }

  public boolean removeOnPositiveButtonClickListener(MaterialPickerOnPositiveButtonClickListener<? super S> listener) {
    return positive.remove(listener);
  }

  public void clearOnPositiveButtonClickListeners() { positive.clear(); }

  public boolean addOnNegativeButtonClickListener(View.OnClickListener listener) {
    Callbacks.observe(this, "OnNegativeButtonClickListener", listener, false);
    negative.add(listener);
    return true;
  }

  public boolean removeOnNegativeButtonClickListener(View.OnClickListener listener) { return negative.remove(listener); }

  public void clearOnNegativeButtonClickListeners() { negative.clear(); }

  public boolean addOnCancelListener(DialogInterface.OnCancelListener listener) {
    Callbacks.observe(this, "OnCancelListener", listener, true);
    cancels.add(listener);
    return true;
  }

  public boolean removeOnCancelListener(DialogInterface.OnCancelListener listener) { return cancels.remove(listener); }

  public void clearOnCancelListeners() { cancels.clear(); }

  public boolean addOnDismissListener(DialogInterface.OnDismissListener listener) {
    Callbacks.observe(this, "OnDismissListener", listener, true);
    dismisses.add(listener);
    return true;
  }

  public boolean removeOnDismissListener(DialogInterface.OnDismissListener listener) { return dismisses.remove(listener); }

  public void clearOnDismissListeners() { dismisses.clear(); }
}
