package android.provider;

/** Intents for alarms. */
public final class AlarmClock {
  public static final String ACTION_DISMISS_ALARM = "android.intent.action.DISMISS_ALARM",
      ACTION_DISMISS_TIMER = "android.intent.action.DISMISS_TIMER", ACTION_SET_ALARM = "android.intent.action.SET_ALARM",
      ACTION_SET_TIMER = "android.intent.action.SET_TIMER", ACTION_SHOW_ALARMS = "android.intent.action.SHOW_ALARMS",
      ACTION_SHOW_TIMERS = "android.intent.action.SHOW_TIMERS", ACTION_SNOOZE_ALARM = "android.intent.action.SNOOZE_ALARM",
      ALARM_SEARCH_MODE_ALL = "android.all", ALARM_SEARCH_MODE_LABEL = "android.label", ALARM_SEARCH_MODE_NEXT = "android.next",
      ALARM_SEARCH_MODE_TIME = "android.time", EXTRA_ALARM_SEARCH_MODE = "android.intent.extra.alarm.SEARCH_MODE",
      EXTRA_ALARM_SNOOZE_DURATION = "android.intent.extra.alarm.SNOOZE_DURATION",
      EXTRA_DAYS = "android.intent.extra.alarm.DAYS", EXTRA_HOUR = "android.intent.extra.alarm.HOUR",
      EXTRA_IS_PM = "android.intent.extra.alarm.IS_PM", EXTRA_LENGTH = "android.intent.extra.alarm.LENGTH",
      EXTRA_MESSAGE = "android.intent.extra.alarm.MESSAGE", EXTRA_MINUTES = "android.intent.extra.alarm.MINUTES",
      EXTRA_RINGTONE = "android.intent.extra.alarm.RINGTONE", EXTRA_SKIP_UI = "android.intent.extra.alarm.SKIP_UI",
      EXTRA_VIBRATE = "android.intent.extra.alarm.VIBRATE", VALUE_RINGTONE_SILENT = "silent";

  public AlarmClock() {}
}
