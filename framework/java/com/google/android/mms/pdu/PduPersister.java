package com.google.android.mms.pdu;

import android.content.ContentUris;
import android.content.Context;
import android.database.Cursor;
import android.database.MatrixCursor;
import android.net.Uri;
import antecede.Bag;
import antecede.Unlisted;
import com.google.android.mms.MmsException;
import java.nio.charset.StandardCharsets;

/** Keeps messages: in memory, where the platform has them in a provider. */
@Unlisted
public class PduPersister {
  private static PduPersister persister;

  private final Bag<Entry> entries = new Bag<Entry>();
  private long ids;

  private static final class Entry {
    Uri uri;
    GenericPdu pdu;
  }

  private PduPersister() {}

  public static PduPersister getPduPersister(Context context) {
    if (persister == null) persister = new PduPersister();
    return persister;
  }

  private Entry find(Uri uri) {
    for (int i = 0; i < entries.size(); i++) {
      if (entries.get(i).uri.equals(uri)) return entries.get(i);
    }
    return null;
  }

  public GenericPdu load(Uri uri) throws MmsException {
    Entry entry = find(uri);
    if (entry == null) throw new MmsException("Bad uri: " + uri);
    return entry.pdu;
  }

  public Uri persist(GenericPdu pdu, Uri uri) throws MmsException {
    if (uri == null) throw new MmsException("Uri may not be null.");
    Entry entry = new Entry();
    entry.uri = ContentUris.withAppendedId(uri, ++ids);
    entry.pdu = pdu;
    entries.add(entry);
    return entry.uri;
  }

  public Uri persistPart(PduPart part, long msgId) throws MmsException {
    Uri uri = Uri.parse("content://mms/" + msgId + "/part/" + ++ids);
    part.setDataUri(uri);
    return uri;
  }

  public Uri move(Uri from, Uri to) throws MmsException {
    Entry entry = find(from);
    Uri uri = ContentUris.withAppendedId(to, ContentUris.parseId(from));
    if (entry != null) entry.uri = uri;
    return uri;
  }

  public void updateParts(Uri uri, PduBody body) throws MmsException {
    Entry entry = find(uri);
    if (entry != null && entry.pdu instanceof MultimediaMessagePdu) ((MultimediaMessagePdu) entry.pdu).setBody(body);
  }

  public void updateHeaders(Uri uri, SendReq sendReq) {
    Entry entry = find(uri);
    if (entry == null || !(entry.pdu instanceof SendReq)) return;
    sendReq.setBody(((SendReq) entry.pdu).getBody());
    entry.pdu = sendReq;
  }

  public Cursor getPendingMessages(long dueTime) {
    return new MatrixCursor(new String[] {"_id", "msg_id", "err_type", "retry_index", "due_time", "msg_type"});
  }

  public void release() {}

  public static String toIsoString(byte[] bytes) {
    return new String(bytes, StandardCharsets.ISO_8859_1);
  }

  public static byte[] getBytes(String data) {
    return data.getBytes(StandardCharsets.ISO_8859_1);
  }
}
