package com.example.libraries;

import android.content.DialogInterface;
import android.os.Bundle;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.CompoundButton;
import android.widget.TextView;
import androidx.appcompat.app.AppCompatActivity;
import com.google.android.material.bottomsheet.BottomSheetBehavior;
import com.google.android.material.bottomsheet.BottomSheetDialog;
import com.google.android.material.bottomsheet.BottomSheetDialogFragment;
import com.google.android.material.button.MaterialButton;
import com.google.android.material.card.MaterialCardView;
import com.google.android.material.chip.Chip;
import com.google.android.material.chip.ChipGroup;
import com.google.android.material.datepicker.MaterialDatePicker;
import com.google.android.material.dialog.MaterialAlertDialogBuilder;
import com.google.android.material.slider.Slider;
import java.util.List;

/** Material views from a layout; prints what their listeners hear. */
public class Controls extends AppCompatActivity implements View.OnClickListener {
  @Override
  protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    setContentView(getResources().getIdentifier("controls", "layout", getPackageName()));
    MaterialButton star = find("star");
    star.addOnCheckedChangeListener((button, isChecked) -> System.out.println("star " + isChecked));
    ChipGroup sizes = find("sizes");
    sizes.setSingleSelection(true);
    sizes.setOnCheckedStateChangeListener((ChipGroup group, List<Integer> ids) -> System.out.println("sizes " + names(ids)));
    Chip small = find("small");
    small.setOnCheckedChangeListener((chip, isChecked) -> System.out.println("small " + isChecked));
    CompoundButton on = find("on");
    on.setOnCheckedChangeListener((button, isChecked) -> System.out.println("on " + isChecked));
    Slider volume = find("volume");
    System.out.println("volume " + volume.getValue());
    volume.addOnChangeListener((slider, value, fromUser) -> System.out.println("volume " + value + (fromUser ? " by the user" : "")));
    MaterialCardView card = find("card");
    card.setOnCheckedChangeListener((one, isChecked) -> System.out.println("card " + isChecked));
    card.setOnClickListener(one -> card.toggle());
    for (String name : new String[] {"sheet", "alert", "date"}) find(name).setOnClickListener(this);
  }

  @SuppressWarnings("unchecked")
  private <T extends View> T find(String name) {
    return (T) findViewById(getResources().getIdentifier(name, "id", getPackageName()));
  }

  private String names(List<Integer> ids) {
    StringBuilder text = new StringBuilder();
    for (int id : ids) text.append(getResources().getResourceEntryName(id)).append(' ');
    return text.toString().trim();
  }

  @Override
  public void onClick(View view) {
    String name = getResources().getResourceEntryName(view.getId());
    if (name.equals("sheet")) {
      new Sheet().show(getSupportFragmentManager(), "sheet");
    } else if (name.equals("alert")) {
      new MaterialAlertDialogBuilder(this).setTitle("Sure?")
          .setPositiveButton("Yes", (DialogInterface dialog, int which) -> System.out.println("yes")).show();
    } else {
      MaterialDatePicker<Long> picker = MaterialDatePicker.Builder.datePicker().setSelection(0L).build();
      picker.addOnPositiveButtonClickListener(day -> System.out.println("day " + day));
      picker.show(getSupportFragmentManager(), "date");
    }
  }

  public static class Sheet extends BottomSheetDialogFragment {
    @Override
    public View onCreateView(LayoutInflater inflater, ViewGroup container, Bundle saved) {
      TextView text = new TextView(getContext());
      text.setText("Away");
      text.setHeight(600);
      text.setOnClickListener(view -> ((BottomSheetDialog) getDialog()).getBehavior().setState(BottomSheetBehavior.STATE_HIDDEN));
      return text;
    }

    @Override
    public void onStart() {
      super.onStart();
      BottomSheetBehavior<?> behavior = ((BottomSheetDialog) getDialog()).getBehavior();
      behavior.addBottomSheetCallback(new BottomSheetBehavior.BottomSheetCallback() {
        @Override
        public void onStateChanged(View sheet, int state) {
          System.out.println("sheet in state " + state);
        }

        @Override
        public void onSlide(View sheet, float offset) {}
      });
      behavior.setState(BottomSheetBehavior.STATE_EXPANDED);
    }

    @Override
    public void onCancel(DialogInterface dialog) {
      System.out.println("sheet cancelled");
    }
  }
}
