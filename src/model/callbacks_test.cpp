#include "model/callbacks.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace antecede::model {
namespace {

using ThreadKind = CallbackThread::Kind;
using Otherwise = CallbackThread::Otherwise;

class CallbackList : public ::testing::Test {
 protected:
  CallbackThread thread(const char* type, const char* method, const char* descriptor) const {
    const Callback* callback = callbacks_.find(type);
    EXPECT_NE(callback, nullptr) << type;
    const CallbackMethod* found = callback ? callback->find(method, descriptor) : nullptr;
    EXPECT_NE(found, nullptr) << type << " " << method;
    return found ? found->thread : CallbackThread{ThreadKind::None};
  }
  std::vector<CallbackParameter> registrations(const char* owner, const char* name, const char* descriptor) const {
    const std::optional<ApiMethod> method = facts_.resolve_method(owner, name, descriptor);
    EXPECT_TRUE(method) << owner << " " << name << descriptor;
    return method ? callbacks_.registrations(*method) : std::vector<CallbackParameter>();
  }
  std::string error_of(std::string_view text) const {
    const base::Result<Callbacks> parsed = Callbacks::parse(text, "list", facts_);
    return parsed ? "" : parsed.error().message;
  }

  ApiFacts sdk_ = ApiFacts::sdk();
  ApiFacts facts_ = ApiFacts::libraries(sdk_);
  Callbacks callbacks_ = Callbacks::built_in(facts_);
};

TEST_F(CallbackList, ThreadsOfTypes) {
  EXPECT_EQ(thread("android.view.View$OnClickListener", "onClick", "(Landroid/view/View;)V").kind, ThreadKind::Main);
  EXPECT_EQ(thread("java.util.Comparator", "compare", "(Ljava/lang/Object;Ljava/lang/Object;)I").kind,
            ThreadKind::Caller);
  EXPECT_EQ(thread("android.location.LocationListener", "onLocationChanged", "(Landroid/location/Location;)V"),
            (CallbackThread{ThreadKind::Registration, Otherwise::Calling}));
  EXPECT_EQ(thread("android.media.MediaPlayer$OnPreparedListener", "onPrepared", "(Landroid/media/MediaPlayer;)V"),
            (CallbackThread{ThreadKind::Creation, Otherwise::Calling}));
  EXPECT_EQ(
      thread("android.opengl.GLSurfaceView$Renderer", "onDrawFrame", "(Ljavax/microedition/khronos/opengles/GL10;)V")
          .kind,
      ThreadKind::Background);
  EXPECT_EQ(thread("android.os.IBinder$DeathRecipient", "binderDied", "()V").kind, ThreadKind::Binder);
  EXPECT_EQ(thread("android.content.BroadcastReceiver", "onReceive",
                   "(Landroid/content/Context;Landroid/content/Intent;)V"),
            (CallbackThread{ThreadKind::Registration, Otherwise::Main}));
}

TEST_F(CallbackList, ThreadsOfMethods) {
  const char* request = "(Landroid/webkit/WebView;Ljava/lang/String;)Landroid/webkit/WebResourceResponse;";
  EXPECT_EQ(thread("android.webkit.WebViewClient", "shouldInterceptRequest", request).kind, ThreadKind::Background);
  EXPECT_EQ(
      thread("android.webkit.WebViewClient", "onPageFinished", "(Landroid/webkit/WebView;Ljava/lang/String;)V").kind,
      ThreadKind::Main);
  const Callback* scanner = callbacks_.find("android.media.MediaScannerConnection$MediaScannerConnectionClient");
  ASSERT_NE(scanner, nullptr);
  EXPECT_EQ(scanner->find("onMediaScannerConnected", "()V")->thread.kind, ThreadKind::Main);
  EXPECT_EQ(scanner->find("onScanCompleted", "(Ljava/lang/String;Landroid/net/Uri;)V")->thread.kind,
            ThreadKind::Binder);
  EXPECT_EQ(scanner->find("onScanCompleted", "()V"), nullptr);
  const Callback* receiver = callbacks_.find("android.content.BroadcastReceiver");
  EXPECT_EQ(receiver->methods.size(), 1u) << "only onReceive is listed";
}

TEST_F(CallbackList, InheritedMethodsBelong) {
  const Callback* modes = callbacks_.find("android.widget.AbsListView$MultiChoiceModeListener");
  ASSERT_NE(modes, nullptr);
  EXPECT_NE(modes->find("onDestroyActionMode", "(Landroid/view/ActionMode;)V"), nullptr) << "of ActionMode.Callback";
}

TEST_F(CallbackList, Registrations) {
  const auto click =
      registrations("android.widget.Button", "setOnClickListener", "(Landroid/view/View$OnClickListener;)V");
  ASSERT_EQ(click.size(), 1u);
  EXPECT_EQ(click[0].callback->type.descriptor(), "Landroid/view/View$OnClickListener;");
  EXPECT_EQ(click[0].parameter, 0u);
  EXPECT_FALSE(click[0].executor);
  EXPECT_FALSE(click[0].removes);

  const auto sensor =
      registrations("android.hardware.SensorManager", "registerListener",
                    "(Landroid/hardware/SensorEventListener;Landroid/hardware/Sensor;ILandroid/os/Handler;)Z");
  ASSERT_EQ(sensor.size(), 1u);
  EXPECT_EQ(sensor[0].executor, 3u);
  EXPECT_EQ(sensor[0].thread, (CallbackThread{ThreadKind::Registration, Otherwise::Main}));

  const auto removal =
      registrations("android.location.LocationManager", "removeUpdates", "(Landroid/location/LocationListener;)V");
  ASSERT_EQ(removal.size(), 1u);
  EXPECT_TRUE(removal[0].removes);

  const auto receiver = registrations(
      "android.app.Activity", "registerReceiver",
      "(Landroid/content/BroadcastReceiver;Landroid/content/IntentFilter;Ljava/lang/String;Landroid/os/Handler;)"
      "Landroid/content/Intent;");
  ASSERT_EQ(receiver.size(), 1u);
  EXPECT_EQ(receiver[0].executor, 3u);
}

TEST_F(CallbackList, SomeMethodsSayWhereThemselves) {
  const auto post = registrations("android.os.Handler", "post", "(Ljava/lang/Runnable;)Z");
  ASSERT_EQ(post.size(), 1u);
  EXPECT_EQ(post[0].thread.kind, ThreadKind::Receiver);
  const auto ui = registrations("android.app.Activity", "runOnUiThread", "(Ljava/lang/Runnable;)V");
  ASSERT_EQ(ui.size(), 1u);
  EXPECT_EQ(ui[0].thread.kind, ThreadKind::Main);
}

TEST_F(CallbackList, DataIsNotRegistered) {
  const Callback* list = callbacks_.find("java.util.List");
  ASSERT_NE(list, nullptr);
  EXPECT_EQ(list->thread.kind, ThreadKind::None);
  EXPECT_TRUE(list->methods.empty());
  EXPECT_TRUE(registrations("android.widget.ArrayAdapter", "addAll", "(Ljava/util/Collection;)V").empty());
  EXPECT_EQ(callbacks_.find("java.lang.String"), nullptr);
  EXPECT_EQ(callbacks_.find("no.such.Class"), nullptr);
}

TEST_F(CallbackList, UnlistedTypesAreDerived) {
  const base::Result<Callbacks> empty = Callbacks::parse("", "empty", facts_);
  ASSERT_TRUE(empty);
  const Callback* click = empty->find("android.view.View$OnClickListener");
  ASSERT_NE(click, nullptr);
  EXPECT_TRUE(click->derived);
  EXPECT_EQ(click->thread, CallbackThread());
  EXPECT_EQ(click->methods.size(), 1u);
  EXPECT_NE(empty->find("android.telephony.PhoneStateListener"), nullptr);
  EXPECT_NE(empty->find("androidx.viewpager.widget.ViewPager$OnPageChangeListener"), nullptr) << "of a library";
  EXPECT_EQ(empty->find("android.content.SharedPreferences"), nullptr) << "methods return it";
  EXPECT_EQ(empty->find("android.view.View"), nullptr);
  EXPECT_EQ(empty->find("java.util.List"), nullptr);
  EXPECT_FALSE(callbacks_.find("android.view.View$OnClickListener")->derived);
}

TEST_F(CallbackList, EveryEntryStands) {
  size_t listed = 0;
  std::vector<std::string> markers;
  for (const Callback& callback : callbacks_.list()) {
    if (callback.derived) continue;
    ++listed;
    EXPECT_EQ(callbacks_.find(callback.type.descriptor()), &callback);
    for (const CallbackMethod& method : callback.methods) {
      EXPECT_EQ(callback.find(method.method.name(), method.method.descriptor()), &method);
      EXPECT_NE(method.thread.kind, ThreadKind::None) << callback.type.descriptor();
    }
    EXPECT_TRUE(callback.thread.kind != ThreadKind::None || callback.methods.empty()) << callback.type.descriptor();
    if (callback.methods.empty() && callback.thread.kind != ThreadKind::None)
      markers.push_back(callback.type.dotted_name());
  }
  EXPECT_GT(listed, 600u);
  EXPECT_THAT(markers, testing::ElementsAre("android.telephony.TelephonyCallback", "javax.net.ssl.TrustManager"))
      << "types without methods, whose subtypes have them";
}

TEST_F(CallbackList, ErrorsNameTheLine) {
  EXPECT_EQ(error_of("# words\n\n[main]\nandroid.view.View$OnClickListener\n"), "");
  EXPECT_EQ(error_of("android.view.View$OnClickListener\n"), "list:1: a group, [THREAD], is expected first");
  EXPECT_EQ(error_of("[main]\n\nandroid.view.Viev\n"), "list:3: there is no class android.view.Viev");
  EXPECT_EQ(error_of("[main]\nandroid.view.View$OnClickListener onClack"),
            "list:2: android.view.View$OnClickListener has no method onClack to override");
  EXPECT_EQ(error_of("[main]\nandroid.os.AsyncTask get"),
            "list:2: android.os.AsyncTask has no method get to override")
      << "it is final";
  EXPECT_EQ(error_of("[mian]\n"), "list:1: 'mian' is not a thread");
  EXPECT_EQ(error_of("[main\n"), "list:1: a group begins with [THREAD]");
  EXPECT_EQ(error_of("[main:main]\n"), "list:1: 'main:main' is not a thread");
  EXPECT_EQ(error_of("[registration]\n"), "list:1: 'registration' is not a thread");
  EXPECT_EQ(error_of("[creation:none]\n"), "list:1: 'creation:none' is not a thread");
  EXPECT_EQ(error_of("[main]\nandroid.view.View$OnClickListener onClick=there"), "list:2: 'there' is not a thread");
  EXPECT_EQ(error_of("at android.view.View post\n"), "list:1: 'at' takes a class, a method and a thread");
  EXPECT_EQ(error_of("at android.view.View pst main\n"), "list:1: android.view.View has no method pst");
  EXPECT_EQ(error_of("[main]\nandroid.view.View$OnClickListener\n[caller]\nandroid.view.View$OnClickListener\n"),
            "list: android.view.View$OnClickListener is listed twice");
  EXPECT_EQ(error_of("at android.view.View post main\nat android.view.View post caller\n"),
            "list: post of Landroid/view/View; is listed twice");
}

}  // namespace
}  // namespace antecede::model
