package com.example.network;

import android.app.Activity;
import android.database.Cursor;
import android.database.sqlite.SQLiteDatabase;
import android.os.Bundle;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.HttpURLConnection;
import java.net.URL;

/** Asks the network, keeps the answers in a database, and prints what it finds there. */
public class Main extends Activity {
  private static final String[] ADDRESSES = {"https://example.com/news", "https://example.com/images/a.png", "http://other.org/"};

  @Override
  protected void onCreate(Bundle saved) {
    super.onCreate(saved);
    new Thread(new Runnable() {
      @Override
      public void run() {
        SQLiteDatabase database = openOrCreateDatabase("answers.db", MODE_PRIVATE, null);
        database.execSQL("CREATE TABLE IF NOT EXISTS answers (url TEXT, answer TEXT)");
        for (String address : ADDRESSES) database.execSQL("INSERT INTO answers VALUES (?, ?)", new Object[] {address, ask(address)});
        Cursor cursor = database.rawQuery("SELECT url, answer FROM answers ORDER BY rowid", null);
        while (cursor.moveToNext()) System.out.println(cursor.getString(0) + ": " + cursor.getString(1));
        cursor.close();
        database.close();
      }
    }).start();
  }

  private static String ask(String address) {
    try {
      HttpURLConnection connection = (HttpURLConnection) new URL(address).openConnection();
      BufferedReader reader = new BufferedReader(new InputStreamReader(connection.getInputStream()));
      return connection.getResponseCode() + " " + connection.getContentType() + " " + reader.readLine();
    } catch (IOException failure) {
      return failure.toString();
    }
  }
}
