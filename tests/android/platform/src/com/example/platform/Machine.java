package com.example.platform;

import android.app.Activity;
import android.app.ActivityManager;
import android.app.job.JobInfo;
import android.app.job.JobScheduler;
import android.content.ComponentName;
import android.content.Intent;
import android.content.pm.ResolveInfo;
import android.content.pm.ShortcutInfo;
import android.content.pm.ShortcutManager;
import android.graphics.drawable.ColorDrawable;
import android.graphics.drawable.Drawable;
import android.graphics.drawable.InsetDrawable;
import android.graphics.drawable.LayerDrawable;
import android.net.Uri;
import android.os.Bundle;
import android.security.keystore.KeyGenParameterSpec;
import android.security.keystore.KeyProperties;
import android.system.Os;
import android.system.OsConstants;
import android.view.autofill.AutofillManager;
import android.window.OnBackInvokedCallback;
import android.window.OnBackInvokedDispatcher;
import java.io.BufferedReader;
import java.io.FileReader;
import java.lang.reflect.Field;
import java.security.KeyStore;
import java.util.Collections;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import javax.crypto.KeyGenerator;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocketFactory;
import sun.misc.Unsafe;

/** Asks the system, the Java library and the disk what libraries ask them. Back comes to callbacks here. */
public class Machine extends Activity {
  private int count = 7;
  private Object held = "old";

  @Override
  protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    try {
      unsafe();
      services();
      files();
      sockets();
      keys();
      others();
    } catch (Exception e) {
      e.printStackTrace(System.out);
    }
    backs();
    ComponentName worker = new ComponentName(this, Worker.class);
    JobScheduler jobs = (JobScheduler) getSystemService(JOB_SCHEDULER_SERVICE);
    for (int i = 1; i <= 2; i++) jobs.schedule(new JobInfo.Builder(i, worker).setMinimumLatency(1000 * i).build());
  }

  /** As Gson, RxJava and protobuf get it and use it. */
  private void unsafe() throws Exception {
    Field field = Unsafe.class.getDeclaredField("theUnsafe");
    field.setAccessible(true);
    Unsafe unsafe = (Unsafe) field.get(null);
    System.out.println("without constructor " + ((Silent) unsafe.allocateInstance(Silent.class)).value);
    long number = unsafe.objectFieldOffset(Machine.class.getDeclaredField("count"));
    System.out.println("swap " + unsafe.compareAndSwapInt(this, number, 8, 9) + " " + unsafe.compareAndSwapInt(this, number, 7, 9) + " " + count);
    long place = unsafe.objectFieldOffset(Machine.class.getDeclaredField("held"));
    unsafe.putOrderedObject(this, place, "new");
    Object[] array = {"a", "b"};
    long second = unsafe.arrayBaseOffset(Object[].class) + unsafe.arrayIndexScale(Object[].class);
    System.out.println(held + " " + unsafe.getAndSetObject(array, second, "c") + " " + array[1]);
  }

  private void services() {
    System.out.println("autofill " + getSystemService(AutofillManager.class).isEnabled());
    for (String name : new String[] {SHORTCUT_SERVICE, USB_SERVICE, RESTRICTIONS_SERVICE, MEDIA_SESSION_SERVICE, LOCALE_SERVICE}) {
      System.out.println(name + " " + (getSystemService(name) != null));
    }
    ShortcutManager shortcuts = getSystemService(ShortcutManager.class);
    ShortcutInfo one = new ShortcutInfo.Builder(this, "one").setShortLabel("One").setIntent(new Intent(Intent.ACTION_VIEW)).build();
    shortcuts.setDynamicShortcuts(Collections.singletonList(one));
    shortcuts.setDynamicShortcuts(Collections.singletonList(one));
    System.out.println("shortcuts " + shortcuts.getDynamicShortcuts().size() + ", dynamic " + one.isDynamic());
    ActivityManager manager = (ActivityManager) getSystemService(ACTIVITY_SERVICE);
    System.out.println("in front " + manager.getRunningTasks(1).get(0).topActivity.getClassName());
    System.out.println("installing " + getPackageManager().getPackageInstaller().getAllSessions().size());
  }

  private static void files() throws Exception {
    try (BufferedReader in = new BufferedReader(new FileReader("/proc/meminfo"))) {
      System.out.println(in.readLine().startsWith("MemTotal:"));
    }
    System.out.println("folder " + OsConstants.S_ISDIR(Os.stat("/data").st_mode) + ", link " + Os.readlink("/sdcard"));
  }

  /** As OkHttp learns that it is on Android, and whom the factory trusts. */
  private static void sockets() throws Exception {
    Class<?> parameters = Class.forName("com.android.org.conscrypt.SSLParametersImpl");
    SSLContext context = SSLContext.getInstance("TLS");
    context.init(null, null, null);
    SSLSocketFactory factory = context.getSocketFactory();
    Field inner = factory.getClass().getSuperclass().getDeclaredField("sslParameters");
    inner.setAccessible(true);
    Field trust = parameters.getDeclaredField("x509TrustManager");
    trust.setAccessible(true);
    System.out.println("trusts " + (trust.get(inner.get(factory)) != null));
    System.out.println("tickets " + (Class.forName("com.android.org.conscrypt.OpenSSLSocketImpl").getMethod("setUseSessionTickets",
        boolean.class) != null));
  }

  /** As the security library makes its master key. */
  private static void keys() throws Exception {
    KeyGenerator generator = KeyGenerator.getInstance("AES", "AndroidKeyStore");
    generator.init(new KeyGenParameterSpec.Builder("master", KeyProperties.PURPOSE_ENCRYPT).setKeySize(256).build());
    generator.generateKey();
    KeyStore store = KeyStore.getInstance("AndroidKeyStore");
    store.load(null);
    System.out.println("key " + store.getKey("master", null).getEncoded().length);
  }

  private void others() {
    Drawable inset = new InsetDrawable(new LayerDrawable(new Drawable[] {new ColorDrawable(1), new ColorDrawable(2)}), 3);
    Drawable copy = inset.getConstantState().newDrawable();
    System.out.println("another " + (copy != inset) + ", layers " + ((LayerDrawable) ((InsetDrawable) copy).getDrawable()).getNumberOfLayers());
    ThreadPoolExecutor pool = new ThreadPoolExecutor(1, 1, 1, TimeUnit.SECONDS, new LinkedBlockingQueue<Runnable>());
    pool.setCorePoolSize(2);
    pool.setMaximumPoolSize(2);
    System.out.println("pool " + pool.getCorePoolSize());
    Intent page = new Intent(Intent.ACTION_VIEW, Uri.parse("https://example.com"));
    ResolveInfo browser = getPackageManager().resolveActivity(page, 0);
    startActivity(page.setClassName(browser.activityInfo.packageName, browser.activityInfo.name));
  }

  private void backs() {
    final OnBackInvokedDispatcher dispatcher = getOnBackInvokedDispatcher();
    System.out.println("one dispatcher " + (dispatcher == getWindow().getOnBackInvokedDispatcher()));
    for (final int priority : new int[] {OnBackInvokedDispatcher.PRIORITY_OVERLAY, OnBackInvokedDispatcher.PRIORITY_DEFAULT}) {
      dispatcher.registerOnBackInvokedCallback(priority, new OnBackInvokedCallback() {
        @Override
        public void onBackInvoked() {
          System.out.println("back " + priority);
          dispatcher.unregisterOnBackInvokedCallback(this);
        }
      });
    }
  }

  @Override
  public void onBackPressed() {
    System.out.println("back as a key");
    finish();
  }

  /** Says so if it is constructed. */
  private static final class Silent {
    final int value;

    Silent(int value) {
      this.value = value;
      System.out.println("constructed");
    }
  }
}
