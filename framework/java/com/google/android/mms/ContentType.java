package com.google.android.mms;

import antecede.Unlisted;
import java.util.ArrayList;

/** Types of what a message contains. */
@Unlisted
public class ContentType {
  public static final String MMS_MESSAGE = "application/vnd.wap.mms-message";
  public static final String MMS_GENERIC = "application/vnd.wap.mms-generic";
  public static final String MULTIPART_MIXED = "application/vnd.wap.multipart.mixed";
  public static final String MULTIPART_RELATED = "application/vnd.wap.multipart.related";
  public static final String TEXT_PLAIN = "text/plain";
  public static final String TEXT_HTML = "text/html";
  public static final String TEXT_VCARD = "text/x-vCard";
  public static final String IMAGE_UNSPECIFIED = "image/*";
  public static final String IMAGE_JPEG = "image/jpeg";
  public static final String IMAGE_JPG = "image/jpg";
  public static final String IMAGE_GIF = "image/gif";
  public static final String IMAGE_PNG = "image/png";
  public static final String AUDIO_UNSPECIFIED = "audio/*";
  public static final String AUDIO_AMR = "audio/amr";
  public static final String AUDIO_OGG = "application/ogg";
  public static final String VIDEO_UNSPECIFIED = "video/*";
  public static final String VIDEO_3GPP = "video/3gpp";
  public static final String VIDEO_MP4 = "video/mp4";
  public static final String APP_SMIL = "application/smil";
  public static final String APP_DRM_CONTENT = "application/vnd.oma.drm.content";
  public static final String APP_DRM_MESSAGE = "application/vnd.oma.drm.message";

  private ContentType() {}

  public static boolean isTextType(String contentType) {
    return contentType != null && contentType.startsWith("text/");
  }

  public static boolean isImageType(String contentType) {
    return contentType != null && contentType.startsWith("image/");
  }

  public static boolean isAudioType(String contentType) {
    return contentType != null && contentType.startsWith("audio/");
  }

  public static boolean isVideoType(String contentType) {
    return contentType != null && contentType.startsWith("video/");
  }

  public static boolean isDrmType(String contentType) {
    return APP_DRM_CONTENT.equals(contentType) || APP_DRM_MESSAGE.equals(contentType);
  }

  public static boolean isUnspecified(String contentType) {
    return contentType != null && contentType.endsWith("*");
  }

  public static boolean isSupportedType(String contentType) {
    return isTextType(contentType) || isImageType(contentType) || isAudioType(contentType) || isVideoType(contentType);
  }

  public static ArrayList<String> getImageTypes() {
    return list(IMAGE_JPEG, IMAGE_GIF, IMAGE_PNG);
  }

  public static ArrayList<String> getAudioTypes() {
    return list(AUDIO_AMR, AUDIO_OGG);
  }

  public static ArrayList<String> getVideoTypes() {
    return list(VIDEO_3GPP, VIDEO_MP4);
  }

  private static ArrayList<String> list(String... types) {
    ArrayList<String> made = new ArrayList<String>();
    for (int i = 0; i < types.length; i++) made.add(types[i]);
    return made;
  }
}
