package android.provider;

import android.content.ContentResolver;
import android.content.ContentUris;
import android.content.ContentValues;
import android.content.Context;
import android.database.Cursor;
import android.graphics.Bitmap;
import android.graphics.BitmapFactory;
import android.net.Uri;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Collections;
import java.util.Locale;
import java.util.Set;

/** The media of the device. */
public final class MediaStore {
  public static final String ACCESS_MEDIA_OWNER_PACKAGE_NAME_PERMISSION =
      "com.android.providers.media.permission.ACCESS_MEDIA_OWNER_PACKAGE_NAME",
      ACTION_IMAGE_CAPTURE = "android.media.action.IMAGE_CAPTURE",
      ACTION_IMAGE_CAPTURE_SECURE = "android.media.action.IMAGE_CAPTURE_SECURE",
      ACTION_PICK_IMAGES = "android.provider.action.PICK_IMAGES",
      ACTION_PICK_IMAGES_SETTINGS = "android.provider.action.PICK_IMAGES_SETTINGS",
      ACTION_REVIEW = "android.provider.action.REVIEW", ACTION_REVIEW_SECURE = "android.provider.action.REVIEW_SECURE",
      ACTION_VIDEO_CAPTURE = "android.media.action.VIDEO_CAPTURE", AUTHORITY = "media",
      EXTRA_ACCEPT_ORIGINAL_MEDIA_FORMAT = "android.provider.extra.ACCEPT_ORIGINAL_MEDIA_FORMAT",
      EXTRA_BRIGHTNESS = "android.provider.extra.BRIGHTNESS", EXTRA_DURATION_LIMIT = "android.intent.extra.durationLimit",
      EXTRA_FINISH_ON_COMPLETION = "android.intent.extra.finishOnCompletion",
      EXTRA_FULL_SCREEN = "android.intent.extra.fullScreen", EXTRA_MEDIA_ALBUM = "android.intent.extra.album",
      EXTRA_MEDIA_ARTIST = "android.intent.extra.artist",
      EXTRA_MEDIA_CAPABILITIES = "android.provider.extra.MEDIA_CAPABILITIES",
      EXTRA_MEDIA_CAPABILITIES_UID = "android.provider.extra.MEDIA_CAPABILITIES_UID",
      EXTRA_MEDIA_FOCUS = "android.intent.extra.focus", EXTRA_MEDIA_GENRE = "android.intent.extra.genre",
      EXTRA_MEDIA_PLAYLIST = "android.intent.extra.playlist", EXTRA_MEDIA_RADIO_CHANNEL = "android.intent.extra.radio_channel",
      EXTRA_MEDIA_TITLE = "android.intent.extra.title", EXTRA_OUTPUT = "output",
      EXTRA_PICK_IMAGES_ACCENT_COLOR = "android.provider.extra.PICK_IMAGES_ACCENT_COLOR",
      EXTRA_PICK_IMAGES_IN_ORDER = "android.provider.extra.PICK_IMAGES_IN_ORDER",
      EXTRA_PICK_IMAGES_LAUNCH_TAB = "android.provider.extra.PICK_IMAGES_LAUNCH_TAB",
      EXTRA_PICK_IMAGES_MAX = "android.provider.extra.PICK_IMAGES_MAX",
      EXTRA_SCREEN_ORIENTATION = "android.intent.extra.screenOrientation",
      EXTRA_SHOW_ACTION_ICONS = "android.intent.extra.showActionIcons", EXTRA_SIZE_LIMIT = "android.intent.extra.sizeLimit",
      EXTRA_VIDEO_QUALITY = "android.intent.extra.videoQuality",
      INTENT_ACTION_MEDIA_PLAY_FROM_SEARCH = "android.media.action.MEDIA_PLAY_FROM_SEARCH",
      INTENT_ACTION_MEDIA_SEARCH = "android.intent.action.MEDIA_SEARCH",
      INTENT_ACTION_MUSIC_PLAYER = "android.intent.action.MUSIC_PLAYER",
      INTENT_ACTION_STILL_IMAGE_CAMERA = "android.media.action.STILL_IMAGE_CAMERA",
      INTENT_ACTION_STILL_IMAGE_CAMERA_SECURE = "android.media.action.STILL_IMAGE_CAMERA_SECURE",
      INTENT_ACTION_TEXT_OPEN_FROM_SEARCH = "android.media.action.TEXT_OPEN_FROM_SEARCH",
      INTENT_ACTION_VIDEO_CAMERA = "android.media.action.VIDEO_CAMERA",
      INTENT_ACTION_VIDEO_PLAY_FROM_SEARCH = "android.media.action.VIDEO_PLAY_FROM_SEARCH", MEDIA_IGNORE_FILENAME = ".nomedia",
      MEDIA_SCANNER_VOLUME = "volume",
      META_DATA_REVIEW_GALLERY_PREWARM_SERVICE = "android.media.review_gallery_prewarm_service",
      META_DATA_STILL_IMAGE_CAMERA_PREWARM_SERVICE = "android.media.still_image_camera_preview_service",
      QUERY_ARG_INCLUDE_RECENTLY_UNMOUNTED_VOLUMES = "android:query-arg-recently-unmounted-volumes",
      QUERY_ARG_LATEST_SELECTION_ONLY = "android:query-arg-latest-selection-only",
      QUERY_ARG_MATCH_FAVORITE = "android:query-arg-match-favorite",
      QUERY_ARG_MATCH_PENDING = "android:query-arg-match-pending", QUERY_ARG_MATCH_TRASHED = "android:query-arg-match-trashed",
      QUERY_ARG_RELATED_URI = "android:query-arg-related-uri", UNKNOWN_STRING = "<unknown>", VOLUME_EXTERNAL = "external",
      VOLUME_EXTERNAL_PRIMARY = "external_primary", VOLUME_INTERNAL = "internal";
  public static final int MATCH_DEFAULT = 0, MATCH_EXCLUDE = 2, MATCH_INCLUDE = 1, MATCH_ONLY = 3, PICK_IMAGES_TAB_ALBUMS = 0,
      PICK_IMAGES_TAB_IMAGES = 1;
  public static final Uri AUTHORITY_URI = Uri.parse("content://media");

  public MediaStore() {}

  public static Uri getMediaScannerUri() {
    return Uri.parse("content://media/none/media_scanner");
  }

  public static String getVersion(Context context) {
    return "1";
  }

  public static String getVersion(Context context, String volumeName) {
    return "1";
  }

  public static Set<String> getExternalVolumeNames(Context context) {
    return Collections.singleton("external_primary");
  }

  public static Uri setRequireOriginal(Uri uri) {
    return uri.buildUpon().appendQueryParameter("requireOriginal", "1").build();
  }

  /** The table. */
  public static final class Audio {
    public Audio() {}

    @Deprecated
    public static String keyFor(String name) {
      return name == null ? null : name.trim().toLowerCase(Locale.ROOT);
    }

    /** Columns. */
    public interface AlbumColumns {
      String ALBUM = "album", ALBUM_ART = "album_art", ALBUM_ID = "album_id", ALBUM_KEY = "album_key", ARTIST = "artist",
          ARTIST_ID = "artist_id", ARTIST_KEY = "artist_key", FIRST_YEAR = "minyear", LAST_YEAR = "maxyear",
          NUMBER_OF_SONGS = "numsongs", NUMBER_OF_SONGS_FOR_ARTIST = "numsongs_by_artist";
    }

    /** The table. */
    public static final class Albums implements BaseColumns, Audio.AlbumColumns {
      public static final String CONTENT_TYPE = "vnd.android.cursor.dir/albums", DEFAULT_SORT_ORDER = "album_key",
          ENTRY_CONTENT_TYPE = "vnd.android.cursor.item/album";
      public static final Uri EXTERNAL_CONTENT_URI = Uri.parse("content://media/external/audio/albums");
      public static final Uri INTERNAL_CONTENT_URI = Uri.parse("content://media/internal/audio/albums");

      public Albums() {}

      public static Uri getContentUri(String volumeName) {
        return Uri.parse("content://media/" + volumeName + "/audio/albums");
      }
    }

    /** Columns. */
    public interface ArtistColumns {
      String ARTIST = "artist", ARTIST_KEY = "artist_key", NUMBER_OF_ALBUMS = "number_of_albums",
          NUMBER_OF_TRACKS = "number_of_tracks";
    }

    /** The table. */
    public static final class Artists implements BaseColumns, Audio.ArtistColumns {
      public static final String CONTENT_TYPE = "vnd.android.cursor.dir/artists", DEFAULT_SORT_ORDER = "artist_key",
          ENTRY_CONTENT_TYPE = "vnd.android.cursor.item/artist";
      public static final Uri EXTERNAL_CONTENT_URI = Uri.parse("content://media/external/audio/artists");
      public static final Uri INTERNAL_CONTENT_URI = Uri.parse("content://media/internal/audio/artists");

      public Artists() {}

      public static Uri getContentUri(String volumeName) {
        return Uri.parse("content://media/" + volumeName + "/audio/artists");
      }

      /** The table. */
      public static final class Albums implements BaseColumns, Audio.AlbumColumns {
        public Albums() {}

        public static Uri getContentUri(String volumeName, long artistId) {
          return Uri.parse("content://media/" + volumeName + "/audio/artists/" + artistId + "/albums");
        }
      }
    }

    /** Columns. */
    public interface AudioColumns extends MediaColumns {
      String ALBUM = "album", ALBUM_ARTIST = "album_artist", ALBUM_ID = "album_id", ALBUM_KEY = "album_key", ARTIST = "artist",
          ARTIST_ID = "artist_id", ARTIST_KEY = "artist_key", BOOKMARK = "bookmark", COMPOSER = "composer",
          DURATION = "duration", GENRE = "genre", GENRE_ID = "genre_id", GENRE_KEY = "genre_key", IS_ALARM = "is_alarm",
          IS_AUDIOBOOK = "is_audiobook", IS_MUSIC = "is_music", IS_NOTIFICATION = "is_notification", IS_PODCAST = "is_podcast",
          IS_RECORDING = "is_recording", IS_RINGTONE = "is_ringtone", TITLE_KEY = "title_key",
          TITLE_RESOURCE_URI = "title_resource_uri", TRACK = "track", YEAR = "year";
    }

    /** The table. */
    public static final class Genres implements BaseColumns, Audio.GenresColumns {
      public static final String CONTENT_TYPE = "vnd.android.cursor.dir/genre", DEFAULT_SORT_ORDER = "name",
          ENTRY_CONTENT_TYPE = "vnd.android.cursor.item/genre";
      public static final Uri EXTERNAL_CONTENT_URI = Uri.parse("content://media/external/audio/genres");
      public static final Uri INTERNAL_CONTENT_URI = Uri.parse("content://media/internal/audio/genres");

      public Genres() {}

      public static Uri getContentUri(String volumeName) {
        return Uri.parse("content://media/" + volumeName + "/audio/genres");
      }

      public static Uri getContentUriForAudioId(String volumeName, int audioId) {
        return Uri.parse("content://media/" + volumeName + "/audio/media/" + audioId + "/genres");
      }

      /** The table. */
      public static final class Members implements Audio.AudioColumns {
        public static final String AUDIO_ID = "audio_id", CONTENT_DIRECTORY = "members", DEFAULT_SORT_ORDER = "title_key",
            GENRE_ID = "genre_id";

        public Members() {}

        public static Uri getContentUri(String volumeName, long genreId) {
          return Uri.parse("content://media/" + volumeName + "/audio/genres/" + genreId + "/members");
        }
      }
    }

    /** Columns. */
    public interface GenresColumns {
      String NAME = "name";
    }

    /** The table. */
    public static final class Media implements Audio.AudioColumns {
      public static final String CONTENT_TYPE = "vnd.android.cursor.dir/audio", DEFAULT_SORT_ORDER = "title_key",
          ENTRY_CONTENT_TYPE = "vnd.android.cursor.item/audio", EXTRA_MAX_BYTES = "android.provider.MediaStore.extra.MAX_BYTES",
          RECORD_SOUND_ACTION = "android.provider.MediaStore.RECORD_SOUND";
      public static final Uri EXTERNAL_CONTENT_URI = Uri.parse("content://media/external/audio/media");
      public static final Uri INTERNAL_CONTENT_URI = Uri.parse("content://media/internal/audio/media");

      public Media() {}

      public static Uri getContentUri(String volumeName) {
        return Uri.parse("content://media/" + volumeName + "/audio/media");
      }

      public static Uri getContentUri(String volumeName, long id) {
        return ContentUris.withAppendedId(getContentUri(volumeName), id);
      }

      @Deprecated
      public static Uri getContentUriForPath(String path) {
        return EXTERNAL_CONTENT_URI;
      }
    }

    /** The table. */
    public static final class Playlists implements BaseColumns, Audio.PlaylistsColumns {
      public static final String CONTENT_TYPE = "vnd.android.cursor.dir/playlist", DEFAULT_SORT_ORDER = "name",
          ENTRY_CONTENT_TYPE = "vnd.android.cursor.item/playlist";
      public static final Uri EXTERNAL_CONTENT_URI = Uri.parse("content://media/external/audio/playlists");
      public static final Uri INTERNAL_CONTENT_URI = Uri.parse("content://media/internal/audio/playlists");

      public Playlists() {}

      public static Uri getContentUri(String volumeName) {
        return Uri.parse("content://media/" + volumeName + "/audio/playlists");
      }

      /** The table. */
      public static final class Members implements Audio.AudioColumns {
        public static final String AUDIO_ID = "audio_id", CONTENT_DIRECTORY = "members", DEFAULT_SORT_ORDER = "play_order",
            PLAYLIST_ID = "playlist_id", PLAY_ORDER = "play_order", _ID = "_id";

        public Members() {}

        public static Uri getContentUri(String volumeName, long playlistId) {
          return Uri.parse("content://media/" + volumeName + "/audio/playlists/" + playlistId + "/members");
        }

        public static final boolean moveItem(ContentResolver res, long playlistId, int from, int to) {
          Uri uri = getContentUri("external", playlistId).buildUpon().appendEncodedPath(String.valueOf(from))
              .appendQueryParameter("move", "true").build();
          ContentValues values = new ContentValues();
          values.put(PLAY_ORDER, Integer.valueOf(to));
          return res.update(uri, values, null, null) != 0;
        }
      }
    }

    /** Columns. */
    public interface PlaylistsColumns extends MediaColumns {
      String DATA = "_data", DATE_ADDED = "date_added", DATE_MODIFIED = "date_modified", NAME = "name";
    }

    /** The table. */
    public static final class Radio {
      public static final String ENTRY_CONTENT_TYPE = "vnd.android.cursor.item/radio";

      private Radio() {}
    }
  }

  /** Columns. */
  public interface DownloadColumns extends MediaColumns {
    String DOWNLOAD_URI = "download_uri", REFERER_URI = "referer_uri";
  }

  /** The table. */
  public static final class Downloads implements DownloadColumns {
    public static final String CONTENT_TYPE = "vnd.android.cursor.dir/download";
    public static final Uri EXTERNAL_CONTENT_URI = Uri.parse("content://media/external/downloads");
    public static final Uri INTERNAL_CONTENT_URI = Uri.parse("content://media/internal/downloads");

    private Downloads() {}

    public static Uri getContentUri(String volumeName) {
      return Uri.parse("content://media/" + volumeName + "/downloads");
    }

    public static Uri getContentUri(String volumeName, long id) {
      return ContentUris.withAppendedId(getContentUri(volumeName), id);
    }
  }

  /** The table. */
  public static final class Files {
    public Files() {}

    public static Uri getContentUri(String volumeName) {
      return Uri.parse("content://media/" + volumeName + "/file");
    }

    public static Uri getContentUri(String volumeName, long rowId) {
      return ContentUris.withAppendedId(getContentUri(volumeName), rowId);
    }

    /** Columns. */
    public interface FileColumns extends MediaColumns {
      String MEDIA_TYPE = "media_type", MIME_TYPE = "mime_type", PARENT = "parent", TITLE = "title";
      int MEDIA_TYPE_AUDIO = 2, MEDIA_TYPE_DOCUMENT = 6, MEDIA_TYPE_IMAGE = 1, MEDIA_TYPE_NONE = 0, MEDIA_TYPE_PLAYLIST = 4,
          MEDIA_TYPE_SUBTITLE = 5, MEDIA_TYPE_VIDEO = 3;
    }
  }

  /** The table. */
  public static final class Images {
    public Images() {}

    /** Columns. */
    public interface ImageColumns extends MediaColumns {
      String BUCKET_DISPLAY_NAME = "bucket_display_name", BUCKET_ID = "bucket_id", DATE_TAKEN = "datetaken",
          DESCRIPTION = "description", EXPOSURE_TIME = "exposure_time", F_NUMBER = "f_number", ISO = "iso",
          IS_PRIVATE = "isprivate", LATITUDE = "latitude", LONGITUDE = "longitude", MINI_THUMB_MAGIC = "mini_thumb_magic",
          ORIENTATION = "orientation", PICASA_ID = "picasa_id", SCENE_CAPTURE_TYPE = "scene_capture_type";
    }

    /** The table. */
    public static final class Media implements Images.ImageColumns {
      public static final String CONTENT_TYPE = "vnd.android.cursor.dir/image", DEFAULT_SORT_ORDER = "bucket_display_name";
      public static final Uri EXTERNAL_CONTENT_URI = Uri.parse("content://media/external/images/media");
      public static final Uri INTERNAL_CONTENT_URI = Uri.parse("content://media/internal/images/media");

      public Media() {}

      public static Uri getContentUri(String volumeName) {
        return Uri.parse("content://media/" + volumeName + "/images/media");
      }

      public static Uri getContentUri(String volumeName, long id) {
        return ContentUris.withAppendedId(getContentUri(volumeName), id);
      }

      @Deprecated
      public static final Cursor query(ContentResolver cr, Uri uri, String[] projection) {
        return cr.query(uri, projection, null, null, DEFAULT_SORT_ORDER);
      }

      @Deprecated
      public static final Cursor query(ContentResolver cr, Uri uri, String[] projection, String where, String orderBy) {
        return cr.query(uri, projection, where, null, orderBy == null ? DEFAULT_SORT_ORDER : orderBy);
      }

      @Deprecated
      public static final Bitmap getBitmap(ContentResolver cr, Uri url) throws FileNotFoundException, IOException {
        InputStream input = cr.openInputStream(url);
        Bitmap bitmap = BitmapFactory.decodeStream(input);
        input.close();
        return bitmap;
      }

      @Deprecated
      public static final String insertImage(ContentResolver cr, Bitmap source, String title, String description) {
        ContentValues values = new ContentValues();
        values.put("title", title);
        values.put("description", description);
        values.put("mime_type", "image/jpeg");
        Uri url = cr.insert(EXTERNAL_CONTENT_URI, values);
        return url == null ? null : url.toString();
      }
    }

    /** The table. */
    public static class Thumbnails implements BaseColumns {
      public static final String DATA = "_data", DEFAULT_SORT_ORDER = "image_id ASC", HEIGHT = "height", IMAGE_ID = "image_id",
          KIND = "kind", THUMB_DATA = "thumb_data", WIDTH = "width";
      public static final int FULL_SCREEN_KIND = 2, MICRO_KIND = 3, MINI_KIND = 1;
      public static final Uri EXTERNAL_CONTENT_URI = Uri.parse("content://media/external/images/thumbnails");
      public static final Uri INTERNAL_CONTENT_URI = Uri.parse("content://media/internal/images/thumbnails");

      public Thumbnails() {}

      public static Uri getContentUri(String volumeName) {
        return Uri.parse("content://media/" + volumeName + "/images/thumbnails");
      }
    }
  }

  /** Columns. */
  public interface MediaColumns extends BaseColumns {
    String ALBUM = "album", ALBUM_ARTIST = "album_artist", ARTIST = "artist", AUTHOR = "author", BITRATE = "bitrate",
        BUCKET_DISPLAY_NAME = "bucket_display_name", BUCKET_ID = "bucket_id", CAPTURE_FRAMERATE = "capture_framerate",
        CD_TRACK_NUMBER = "cd_track_number", COMPILATION = "compilation", COMPOSER = "composer", DATA = "_data",
        DATE_ADDED = "date_added", DATE_EXPIRES = "date_expires", DATE_MODIFIED = "date_modified", DATE_TAKEN = "datetaken",
        DISC_NUMBER = "disc_number", DISPLAY_NAME = "_display_name", DOCUMENT_ID = "document_id", DURATION = "duration",
        GENERATION_ADDED = "generation_added", GENERATION_MODIFIED = "generation_modified", GENRE = "genre", HEIGHT = "height",
        INSTANCE_ID = "instance_id", IS_DOWNLOAD = "is_download", IS_DRM = "is_drm", IS_FAVORITE = "is_favorite",
        IS_PENDING = "is_pending", IS_TRASHED = "is_trashed", MIME_TYPE = "mime_type", NUM_TRACKS = "num_tracks",
        ORIENTATION = "orientation", ORIGINAL_DOCUMENT_ID = "original_document_id", OWNER_PACKAGE_NAME = "owner_package_name",
        RELATIVE_PATH = "relative_path", RESOLUTION = "resolution", SIZE = "_size", TITLE = "title",
        VOLUME_NAME = "volume_name", WIDTH = "width", WRITER = "writer", XMP = "xmp", YEAR = "year";
  }

  /** The table. */
  public static final class Video {
    public static final String DEFAULT_SORT_ORDER = "_display_name";

    public Video() {}

    /** The table. */
    public static final class Media implements Video.VideoColumns {
      public static final String CONTENT_TYPE = "vnd.android.cursor.dir/video", DEFAULT_SORT_ORDER = "title";
      public static final Uri EXTERNAL_CONTENT_URI = Uri.parse("content://media/external/video/media");
      public static final Uri INTERNAL_CONTENT_URI = Uri.parse("content://media/internal/video/media");

      public Media() {}

      public static Uri getContentUri(String volumeName) {
        return Uri.parse("content://media/" + volumeName + "/video/media");
      }

      public static Uri getContentUri(String volumeName, long id) {
        return ContentUris.withAppendedId(getContentUri(volumeName), id);
      }
    }

    /** The table. */
    public static class Thumbnails implements BaseColumns {
      public static final String DATA = "_data", DEFAULT_SORT_ORDER = "video_id ASC", HEIGHT = "height", KIND = "kind",
          VIDEO_ID = "video_id", WIDTH = "width";
      public static final int FULL_SCREEN_KIND = 2, MICRO_KIND = 3, MINI_KIND = 1;
      public static final Uri EXTERNAL_CONTENT_URI = Uri.parse("content://media/external/video/thumbnails");
      public static final Uri INTERNAL_CONTENT_URI = Uri.parse("content://media/internal/video/thumbnails");

      public Thumbnails() {}

      public static Uri getContentUri(String volumeName) {
        return Uri.parse("content://media/" + volumeName + "/video/thumbnails");
      }
    }

    /** Columns. */
    public interface VideoColumns extends MediaColumns {
      String ALBUM = "album", ARTIST = "artist", BOOKMARK = "bookmark", BUCKET_DISPLAY_NAME = "bucket_display_name",
          BUCKET_ID = "bucket_id", CATEGORY = "category", COLOR_RANGE = "color_range", COLOR_STANDARD = "color_standard",
          COLOR_TRANSFER = "color_transfer", DATE_TAKEN = "datetaken", DESCRIPTION = "description", DURATION = "duration",
          IS_PRIVATE = "isprivate", LANGUAGE = "language", LATITUDE = "latitude", LONGITUDE = "longitude",
          MINI_THUMB_MAGIC = "mini_thumb_magic", RESOLUTION = "resolution", TAGS = "tags";
    }
  }
}
