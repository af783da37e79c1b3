package androidx.activity.result.contract;

import android.app.Activity;
import android.content.ClipData;
import android.content.Context;
import android.content.Intent;
import android.content.pm.PackageManager;
import android.graphics.Bitmap;
import android.net.Uri;
import android.provider.ContactsContract;
import android.provider.DocumentsContract;
import android.provider.MediaStore;
import androidx.activity.result.ActivityResult;
import androidx.activity.result.IntentSenderRequest;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The usual requests. */
public final class ActivityResultContracts {
  private ActivityResultContracts() {}

  private static Uri uri(int code, Intent intent) {
    return intent == null || code != Activity.RESULT_OK ? null : intent.getData();
  }

  private static List<Uri> uris(int code, Intent intent) {
    List<Uri> all = new ArrayList<Uri>();
    if (intent == null || code != Activity.RESULT_OK) return all;
    if (intent.getData() != null) all.add(intent.getData());
    ClipData clip = intent.getClipData();
    for (int i = 0; clip != null && i < clip.getItemCount(); i++) {
      Uri uri = clip.getItemAt(i).getUri();
      if (uri != null && !all.contains(uri)) all.add(uri);
    }
    return all;
  }

  private static Intent open(String action, String type) {
    return new Intent(action).addCategory(Intent.CATEGORY_OPENABLE).setType(type);
  }

  /** An intent as it is. */
  public static final class StartActivityForResult extends ActivityResultContract<Intent, ActivityResult> {
    public static final String EXTRA_ACTIVITY_OPTIONS_BUNDLE = "androidx.activity.result.contract.extra.ACTIVITY_OPTIONS_BUNDLE";

    @Override
    public Intent createIntent(Context context, Intent input) {
      return input;
    }

    @Override
    public ActivityResult parseResult(int resultCode, Intent intent) {
      return new ActivityResult(resultCode, intent);
    }
  }

  /** Somebody else's intent. */
  public static final class StartIntentSenderForResult extends ActivityResultContract<IntentSenderRequest, ActivityResult> {
    public static final String ACTION_INTENT_SENDER_REQUEST = "androidx.activity.result.contract.action.INTENT_SENDER_REQUEST";
    public static final String EXTRA_INTENT_SENDER_REQUEST = "androidx.activity.result.contract.extra.INTENT_SENDER_REQUEST";
    public static final String EXTRA_SEND_INTENT_EXCEPTION = "androidx.activity.result.contract.extra.SEND_INTENT_EXCEPTION";

    @Override
    public Intent createIntent(Context context, IntentSenderRequest input) {
      return new Intent(ACTION_INTENT_SENDER_REQUEST).putExtra(EXTRA_INTENT_SENDER_REQUEST, input);
    }

    @Override
    public ActivityResult parseResult(int resultCode, Intent intent) {
      return new ActivityResult(resultCode, intent);
    }
  }

  /** Permissions. */
  public static final class RequestMultiplePermissions extends ActivityResultContract<String[], Map<String, Boolean>> {
    public static final String ACTION_REQUEST_PERMISSIONS = "androidx.activity.result.contract.action.REQUEST_PERMISSIONS";
    public static final String EXTRA_PERMISSIONS = "androidx.activity.result.contract.extra.PERMISSIONS";
    public static final String EXTRA_PERMISSION_GRANT_RESULTS =
        "androidx.activity.result.contract.extra.PERMISSION_GRANT_RESULTS";

    @Override
    public Intent createIntent(Context context, String[] input) {
      return new Intent(ACTION_REQUEST_PERMISSIONS).putExtra(EXTRA_PERMISSIONS, input);
    }

    @Override
    public SynchronousResult<Map<String, Boolean>> getSynchronousResult(Context context, String[] input) {
      Map<String, Boolean> granted = new HashMap<String, Boolean>();
      for (String permission : input) {
        if (context.checkSelfPermission(permission) != PackageManager.PERMISSION_GRANTED) return null;
        granted.put(permission, true);
      }
      return new SynchronousResult<Map<String, Boolean>>(granted);
    }

    @Override
    public Map<String, Boolean> parseResult(int resultCode, Intent intent) {
      Map<String, Boolean> result = new HashMap<String, Boolean>();
      if (resultCode != Activity.RESULT_OK || intent == null) return result;
      String[] permissions = intent.getStringArrayExtra(EXTRA_PERMISSIONS);
      int[] grants = intent.getIntArrayExtra(EXTRA_PERMISSION_GRANT_RESULTS);
      for (int i = 0; permissions != null && grants != null && i < permissions.length; i++) {
        result.put(permissions[i], grants[i] == PackageManager.PERMISSION_GRANTED);
      }
      return result;
    }
  }

  /** A permission. */
  public static final class RequestPermission extends ActivityResultContract<String, Boolean> {
    @Override
    public Intent createIntent(Context context, String input) {
      return new Intent(RequestMultiplePermissions.ACTION_REQUEST_PERMISSIONS)
          .putExtra(RequestMultiplePermissions.EXTRA_PERMISSIONS, new String[] {input});
    }

    @Override
    public SynchronousResult<Boolean> getSynchronousResult(Context context, String input) {
      boolean granted = context.checkSelfPermission(input) == PackageManager.PERMISSION_GRANTED;
      return granted ? new SynchronousResult<Boolean>(true) : null;
    }

    @Override
    public Boolean parseResult(int resultCode, Intent intent) {
      if (intent == null || resultCode != Activity.RESULT_OK) return false;
      int[] grants = intent.getIntArrayExtra(RequestMultiplePermissions.EXTRA_PERMISSION_GRANT_RESULTS);
      return grants != null && grants.length > 0 && grants[0] == PackageManager.PERMISSION_GRANTED;
    }
  }

  /** A small photo. */
  public static class TakePicturePreview extends ActivityResultContract<Void, Bitmap> {
    @Override
    public Intent createIntent(Context context, Void input) {
      return new Intent(MediaStore.ACTION_IMAGE_CAPTURE);
    }

    @Override
    public final Bitmap parseResult(int resultCode, Intent intent) {
      return intent == null || resultCode != Activity.RESULT_OK ? null : (Bitmap) intent.getParcelableExtra("data");
    }
  }

  /** A photo into a file. */
  public static class TakePicture extends ActivityResultContract<Uri, Boolean> {
    @Override
    public Intent createIntent(Context context, Uri input) {
      return new Intent(MediaStore.ACTION_IMAGE_CAPTURE).putExtra(MediaStore.EXTRA_OUTPUT, input);
    }

    @Override
    public final Boolean parseResult(int resultCode, Intent intent) {
      return resultCode == Activity.RESULT_OK;
    }
  }

  /** A film into a file. */
  public static class CaptureVideo extends ActivityResultContract<Uri, Boolean> {
    @Override
    public Intent createIntent(Context context, Uri input) {
      return new Intent(MediaStore.ACTION_VIDEO_CAPTURE).putExtra(MediaStore.EXTRA_OUTPUT, input);
    }

    @Override
    public final Boolean parseResult(int resultCode, Intent intent) {
      return resultCode == Activity.RESULT_OK;
    }
  }

  /** A contact. */
  public static final class PickContact extends ActivityResultContract<Void, Uri> {
    @Override
    public Intent createIntent(Context context, Void input) {
      return new Intent(Intent.ACTION_PICK).setType(ContactsContract.Contacts.CONTENT_TYPE);
    }

    @Override
    public Uri parseResult(int resultCode, Intent intent) {
      return uri(resultCode, intent);
    }
  }

  /** Something of a type. */
  public static class GetContent extends ActivityResultContract<String, Uri> {
    @Override
    public Intent createIntent(Context context, String input) {
      return open(Intent.ACTION_GET_CONTENT, input);
    }

    @Override
    public final Uri parseResult(int resultCode, Intent intent) {
      return uri(resultCode, intent);
    }
  }

  /** Several things of a type. */
  public static class GetMultipleContents extends ActivityResultContract<String, List<Uri>> {
    @Override
    public Intent createIntent(Context context, String input) {
      return open(Intent.ACTION_GET_CONTENT, input).putExtra(Intent.EXTRA_ALLOW_MULTIPLE, true);
    }

    @Override
    public final List<Uri> parseResult(int resultCode, Intent intent) {
      return uris(resultCode, intent);
    }
  }

  /** A document. */
  public static class OpenDocument extends ActivityResultContract<String[], Uri> {
    @Override
    public Intent createIntent(Context context, String[] input) {
      return new Intent(Intent.ACTION_OPEN_DOCUMENT).putExtra(Intent.EXTRA_MIME_TYPES, input).setType("*/*");
    }

    @Override
    public final Uri parseResult(int resultCode, Intent intent) {
      return uri(resultCode, intent);
    }
  }

  /** Documents. */
  public static class OpenMultipleDocuments extends ActivityResultContract<String[], List<Uri>> {
    @Override
    public Intent createIntent(Context context, String[] input) {
      return new Intent(Intent.ACTION_OPEN_DOCUMENT).putExtra(Intent.EXTRA_MIME_TYPES, input)
          .putExtra(Intent.EXTRA_ALLOW_MULTIPLE, true).setType("*/*");
    }

    @Override
    public final List<Uri> parseResult(int resultCode, Intent intent) {
      return uris(resultCode, intent);
    }
  }

  /** A folder. */
  public static class OpenDocumentTree extends ActivityResultContract<Uri, Uri> {
    @Override
    public Intent createIntent(Context context, Uri input) {
      return new Intent(Intent.ACTION_OPEN_DOCUMENT_TREE).putExtra(DocumentsContract.EXTRA_INITIAL_URI, input);
    }

    @Override
    public final Uri parseResult(int resultCode, Intent intent) {
      return uri(resultCode, intent);
    }
  }

  /** A new document. */
  public static class CreateDocument extends ActivityResultContract<String, Uri> {
    private final String type;

    @Deprecated
    public CreateDocument() {
      this("*/*");
    }

    public CreateDocument(String mimeType) {
      type = mimeType;
    }

    @Override
    public Intent createIntent(Context context, String input) {
      return new Intent(Intent.ACTION_CREATE_DOCUMENT).setType(type).putExtra(Intent.EXTRA_TITLE, input);
    }

    @Override
    public final Uri parseResult(int resultCode, Intent intent) {
      return uri(resultCode, intent);
    }
  }
}
