package android.app.admin;

import android.content.ComponentName;
import android.content.Context;
import android.content.Intent;
import android.content.IntentFilter;
import android.content.pm.PackageManager;
import android.security.AttestedKeyPair;
import android.security.keystore.KeyGenParameterSpec;
import antecede.Unlisted;

/** What an administrator of the device has set; there is none. */
public class DevicePolicyManager {
  public static final String EXTRA_RESULT_LAUNCH_INTENT = "android.app.extra.RESULT_LAUNCH_INTENT";
  public static final String ACTION_MANAGED_PROFILE_PROVISIONED = "android.app.action.MANAGED_PROFILE_PROVISIONED";
  public static final int WIFI_SECURITY_OPEN = 0;
  public static final int WIFI_SECURITY_PERSONAL = 1;
  public static final int WIFI_SECURITY_ENTERPRISE_EAP = 2;
  public static final int WIFI_SECURITY_ENTERPRISE_192 = 3;
  public static final String ACTION_ADD_DEVICE_ADMIN = "android.app.action.ADD_DEVICE_ADMIN";
  public static final String ACTION_DEVICE_OWNER_CHANGED = "android.app.action.DEVICE_OWNER_CHANGED";
  public static final String EXTRA_DEVICE_ADMIN = "android.app.extra.DEVICE_ADMIN";
  public static final String EXTRA_ADD_EXPLANATION = "android.app.extra.ADD_EXPLANATION";
  public static final String POLICY_DISABLE_CAMERA = "policy_disable_camera";
  public static final String POLICY_DISABLE_SCREEN_CAPTURE = "policy_disable_screen_capture";
  public static final String ACTION_SET_NEW_PASSWORD = "android.app.action.SET_NEW_PASSWORD";
  public static final String EXTRA_PASSWORD_COMPLEXITY = "android.app.extra.PASSWORD_COMPLEXITY";
  public static final int PASSWORD_COMPLEXITY_NONE = 0;
  public static final int PASSWORD_COMPLEXITY_LOW = 65536;
  public static final int PASSWORD_COMPLEXITY_MEDIUM = 196608;
  public static final int PASSWORD_COMPLEXITY_HIGH = 327680;
  public static final String EXTRA_DEVICE_PASSWORD_REQUIREMENT_ONLY = "android.app.extra.DEVICE_PASSWORD_REQUIREMENT_ONLY";
  public static final int NEARBY_STREAMING_NOT_CONTROLLED_BY_POLICY = 0;
  public static final int NEARBY_STREAMING_DISABLED = 1;
  public static final int NEARBY_STREAMING_ENABLED = 2;
  public static final int NEARBY_STREAMING_SAME_MANAGED_ACCOUNT_ONLY = 3;
  public static final String ACTION_SET_NEW_PARENT_PROFILE_PASSWORD = "android.app.action.SET_NEW_PARENT_PROFILE_PASSWORD";
  public static final String ACTION_APPLICATION_DELEGATION_SCOPES_CHANGED =
      "android.app.action.APPLICATION_DELEGATION_SCOPES_CHANGED";
  public static final String EXTRA_DELEGATION_SCOPES = "android.app.extra.DELEGATION_SCOPES";
  public static final int FLAG_PARENT_CAN_ACCESS_MANAGED = 1;
  public static final int FLAG_MANAGED_CAN_ACCESS_PARENT = 2;
  public static final String ACTION_SYSTEM_UPDATE_POLICY_CHANGED = "android.app.action.SYSTEM_UPDATE_POLICY_CHANGED";
  public static final int PERMISSION_POLICY_PROMPT = 0;
  public static final int PERMISSION_POLICY_AUTO_GRANT = 1;
  public static final int PERMISSION_POLICY_AUTO_DENY = 2;
  public static final int PERMISSION_GRANT_STATE_DEFAULT = 0;
  public static final int PERMISSION_GRANT_STATE_GRANTED = 1;
  public static final int PERMISSION_GRANT_STATE_DENIED = 2;
  public static final String DELEGATION_CERT_INSTALL = "delegation-cert-install";
  public static final String DELEGATION_APP_RESTRICTIONS = "delegation-app-restrictions";
  public static final String DELEGATION_BLOCK_UNINSTALL = "delegation-block-uninstall";
  public static final String DELEGATION_PERMISSION_GRANT = "delegation-permission-grant";
  public static final String DELEGATION_PACKAGE_ACCESS = "delegation-package-access";
  public static final String DELEGATION_ENABLE_SYSTEM_APP = "delegation-enable-system-app";
  public static final String DELEGATION_INSTALL_EXISTING_PACKAGE = "delegation-install-existing-package";
  public static final String DELEGATION_KEEP_UNINSTALLED_PACKAGES = "delegation-keep-uninstalled-packages";
  public static final String DELEGATION_NETWORK_LOGGING = "delegation-network-logging";
  public static final String DELEGATION_CERT_SELECTION = "delegation-cert-selection";
  public static final String DELEGATION_SECURITY_LOGGING = "delegation-security-logging";
  public static final int LOCK_TASK_FEATURE_NONE = 0;
  public static final int LOCK_TASK_FEATURE_SYSTEM_INFO = 1;
  public static final int LOCK_TASK_FEATURE_NOTIFICATIONS = 2;
  public static final int LOCK_TASK_FEATURE_HOME = 4;
  public static final int LOCK_TASK_FEATURE_OVERVIEW = 8;
  public static final int LOCK_TASK_FEATURE_GLOBAL_ACTIONS = 16;
  public static final int LOCK_TASK_FEATURE_KEYGUARD = 32;
  public static final int LOCK_TASK_FEATURE_BLOCK_ACTIVITY_START_IN_TASK = 64;
  public static final String ACTION_DEVICE_ADMIN_SERVICE = "android.app.action.DEVICE_ADMIN_SERVICE";
  public static final int ID_TYPE_BASE_INFO = 1;
  public static final int ID_TYPE_SERIAL = 2;
  public static final int ID_TYPE_IMEI = 4;
  public static final int ID_TYPE_MEID = 8;
  public static final int ID_TYPE_INDIVIDUAL_ATTESTATION = 16;
  public static final int INSTALLKEY_REQUEST_CREDENTIALS_ACCESS = 1;
  public static final int INSTALLKEY_SET_USER_SELECTABLE = 2;
  public static final String ACTION_PROFILE_OWNER_CHANGED = "android.app.action.PROFILE_OWNER_CHANGED";
  public static final int PRIVATE_DNS_MODE_UNKNOWN = 0;
  public static final int PRIVATE_DNS_MODE_OFF = 1;
  public static final int PRIVATE_DNS_MODE_OPPORTUNISTIC = 2;
  public static final int PRIVATE_DNS_MODE_PROVIDER_HOSTNAME = 3;
  public static final int PRIVATE_DNS_SET_NO_ERROR = 0;
  public static final int PRIVATE_DNS_SET_ERROR_HOST_NOT_SERVING = 1;
  public static final int PRIVATE_DNS_SET_ERROR_FAILURE_SETTING = 2;
  public static final String ACTION_ADMIN_POLICY_COMPLIANCE = "android.app.action.ADMIN_POLICY_COMPLIANCE";
  public static final int PERSONAL_APPS_NOT_SUSPENDED = 0;
  public static final int PERSONAL_APPS_SUSPENDED_EXPLICITLY = 1;
  public static final int PERSONAL_APPS_SUSPENDED_PROFILE_TIMEOUT = 2;
  public static final int OPERATION_SAFETY_REASON_DRIVING_DISTRACTION = 1;
  public static final String ACTION_DEVICE_POLICY_RESOURCE_UPDATED = "android.app.action.DEVICE_POLICY_RESOURCE_UPDATED";
  public static final String EXTRA_RESOURCE_TYPE = "android.app.extra.RESOURCE_TYPE";
  public static final int EXTRA_RESOURCE_TYPE_DRAWABLE = 1;
  public static final int EXTRA_RESOURCE_TYPE_STRING = 2;
  public static final String EXTRA_RESOURCE_IDS = "android.app.extra.RESOURCE_IDS";
  public static final String ACTION_DEVICE_FINANCING_STATE_CHANGED = "android.app.admin.action.DEVICE_FINANCING_STATE_CHANGED";
  public static final int MTE_NOT_CONTROLLED_BY_POLICY = 0;
  public static final int MTE_ENABLED = 1;
  public static final int MTE_DISABLED = 2;
  public static final int PASSWORD_QUALITY_UNSPECIFIED = 0;
  public static final int PASSWORD_QUALITY_BIOMETRIC_WEAK = 32768;
  public static final int PASSWORD_QUALITY_SOMETHING = 65536;
  public static final int PASSWORD_QUALITY_NUMERIC = 131072;
  public static final int PASSWORD_QUALITY_NUMERIC_COMPLEX = 196608;
  public static final int PASSWORD_QUALITY_ALPHABETIC = 262144;
  public static final int PASSWORD_QUALITY_ALPHANUMERIC = 327680;
  public static final int PASSWORD_QUALITY_COMPLEX = 393216;
  public static final int RESET_PASSWORD_REQUIRE_ENTRY = 1;
  public static final int RESET_PASSWORD_DO_NOT_ASK_CREDENTIALS_ON_BOOT = 2;
  public static final int FLAG_EVICT_CREDENTIAL_ENCRYPTION_KEY = 1;
  public static final int WIPE_EXTERNAL_STORAGE = 1;
  public static final int WIPE_RESET_PROTECTION_DATA = 2;
  public static final int WIPE_EUICC = 4;
  public static final int WIPE_SILENTLY = 8;
  public static final int ENCRYPTION_STATUS_UNSUPPORTED = 0;
  public static final int ENCRYPTION_STATUS_INACTIVE = 1;
  public static final int ENCRYPTION_STATUS_ACTIVATING = 2;
  public static final int ENCRYPTION_STATUS_ACTIVE = 3;
  public static final int ENCRYPTION_STATUS_ACTIVE_DEFAULT_KEY = 4;
  public static final int ENCRYPTION_STATUS_ACTIVE_PER_USER = 5;
  public static final String ACTION_START_ENCRYPTION = "android.app.action.START_ENCRYPTION";
  public static final String ACTION_CHECK_POLICY_COMPLIANCE = "android.app.action.CHECK_POLICY_COMPLIANCE";
  public static final int KEYGUARD_DISABLE_FEATURES_NONE = 0;
  public static final int KEYGUARD_DISABLE_WIDGETS_ALL = 1;
  public static final int KEYGUARD_DISABLE_SECURE_CAMERA = 2;
  public static final int KEYGUARD_DISABLE_SECURE_NOTIFICATIONS = 4;
  public static final int KEYGUARD_DISABLE_UNREDACTED_NOTIFICATIONS = 8;
  public static final int KEYGUARD_DISABLE_TRUST_AGENTS = 16;
  public static final int KEYGUARD_DISABLE_FINGERPRINT = 32;
  public static final int KEYGUARD_DISABLE_REMOTE_INPUT = 64;
  public static final int KEYGUARD_DISABLE_FACE = 128;
  public static final int KEYGUARD_DISABLE_IRIS = 256;
  public static final int KEYGUARD_DISABLE_SHORTCUTS_ALL = 512;
  public static final int KEYGUARD_DISABLE_BIOMETRICS = 416;
  public static final int KEYGUARD_DISABLE_FEATURES_ALL = 2147483647;
  public static final int SKIP_SETUP_WIZARD = 1;
  public static final int MAKE_USER_EPHEMERAL = 2;
  public static final int LEAVE_ALL_SYSTEM_APPS_ENABLED = 16;

  private int mtePolicy;
  private int requiredPasswordComplexity;
  private int nearbyNotificationStreamingPolicy;
  private int nearbyAppStreamingPolicy;
  private boolean preferentialNetworkServiceEnabled;
  private boolean usbDataSignalingEnabled;
  private int minimumRequiredWifiSecurityLevel;

  @Unlisted
  public DevicePolicyManager(Context context) {}

  public void setMtePolicy(int policy) {
    mtePolicy = policy;
  }

  public int getMtePolicy() {
    return mtePolicy;
  }

  public boolean isSafeOperation(int reason) {
    return false;
  }

  public boolean isAdminActive(ComponentName admin) {
    return false;
  }

  public void removeActiveAdmin(ComponentName admin) {}

  public boolean hasGrantedPolicy(ComponentName admin, int usesPolicy) {
    return false;
  }

  public void setPasswordQuality(ComponentName admin, int quality) {}

  public int getPasswordQuality(ComponentName admin) {
    return 0;
  }

  public void setPasswordMinimumLength(ComponentName admin, int length) {}

  public int getPasswordMinimumLength(ComponentName admin) {
    return 0;
  }

  public void setPasswordMinimumUpperCase(ComponentName admin, int length) {}

  public int getPasswordMinimumUpperCase(ComponentName admin) {
    return 0;
  }

  public void setPasswordMinimumLowerCase(ComponentName admin, int length) {}

  public int getPasswordMinimumLowerCase(ComponentName admin) {
    return 0;
  }

  public void setPasswordMinimumLetters(ComponentName admin, int length) {}

  public int getPasswordMinimumLetters(ComponentName admin) {
    return 0;
  }

  public void setPasswordMinimumNumeric(ComponentName admin, int length) {}

  public int getPasswordMinimumNumeric(ComponentName admin) {
    return 0;
  }

  public void setPasswordMinimumSymbols(ComponentName admin, int length) {}

  public int getPasswordMinimumSymbols(ComponentName admin) {
    return 0;
  }

  public void setPasswordMinimumNonLetter(ComponentName admin, int length) {}

  public int getPasswordMinimumNonLetter(ComponentName admin) {
    return 0;
  }

  public void setPasswordHistoryLength(ComponentName admin, int length) {}

  public void setPasswordExpirationTimeout(ComponentName admin, long timeout) {}

  public long getPasswordExpirationTimeout(ComponentName admin) {
    return 0;
  }

  public long getPasswordExpiration(ComponentName admin) {
    return 0;
  }

  public int getPasswordHistoryLength(ComponentName admin) {
    return 0;
  }

  public int getPasswordMaximumLength(int quality) {
    return 0;
  }

  public boolean isActivePasswordSufficient() {
    return false;
  }

  public boolean isActivePasswordSufficientForDeviceRequirement() {
    return false;
  }

  public int getPasswordComplexity() {
    return 0;
  }

  public void setRequiredPasswordComplexity(int passwordComplexity) {
    requiredPasswordComplexity = passwordComplexity;
  }

  public int getRequiredPasswordComplexity() {
    return requiredPasswordComplexity;
  }

  public boolean isUsingUnifiedPassword(ComponentName admin) {
    return false;
  }

  public int getCurrentFailedPasswordAttempts() {
    return 0;
  }

  public void setMaximumFailedPasswordsForWipe(ComponentName admin, int num) {}

  public int getMaximumFailedPasswordsForWipe(ComponentName admin) {
    return 0;
  }

  public boolean resetPassword(String password, int flags) {
    return false;
  }

  public boolean setResetPasswordToken(ComponentName admin, byte[] token) {
    return false;
  }

  public boolean clearResetPasswordToken(ComponentName admin) {
    return false;
  }

  public boolean isResetPasswordTokenActive(ComponentName admin) {
    return false;
  }

  public boolean resetPasswordWithToken(ComponentName admin, String password, byte[] token, int flags) {
    return false;
  }

  public void setMaximumTimeToLock(ComponentName admin, long timeMs) {}

  public long getMaximumTimeToLock(ComponentName admin) {
    return 0;
  }

  public void setRequiredStrongAuthTimeout(ComponentName admin, long timeoutMs) {}

  public long getRequiredStrongAuthTimeout(ComponentName admin) {
    return 0;
  }

  public void lockNow() {}

  public void lockNow(int flags) {}

  public void wipeData(int flags) {}

  public void wipeData(int flags, CharSequence reason) {}

  public void wipeDevice(int flags) {}

  public int setStorageEncryption(ComponentName admin, boolean encrypt) {
    return 0;
  }

  public boolean getStorageEncryption(ComponentName admin) {
    return false;
  }

  public int getStorageEncryptionStatus() {
    return 0;
  }

  public boolean installCaCert(ComponentName admin, byte[] certBuffer) {
    return false;
  }

  public void uninstallCaCert(ComponentName admin, byte[] certBuffer) {}

  public void uninstallAllUserCaCerts(ComponentName admin) {}

  public boolean hasCaCertInstalled(ComponentName admin, byte[] certBuffer) {
    return false;
  }

  public boolean removeKeyPair(ComponentName admin, String alias) {
    return false;
  }

  public boolean hasKeyPair(String alias) {
    return false;
  }

  public AttestedKeyPair generateKeyPair(ComponentName admin, String algorithm, KeyGenParameterSpec keySpec,
      int idAttestationFlags) {
    return null;
  }

  public boolean grantKeyPairToApp(ComponentName admin, String alias, String packageName) {
    return false;
  }

  public boolean revokeKeyPairFromApp(ComponentName admin, String alias, String packageName) {
    return false;
  }

  public boolean grantKeyPairToWifiAuth(String alias) {
    return false;
  }

  public boolean revokeKeyPairFromWifiAuth(String alias) {
    return false;
  }

  public boolean isKeyPairGrantedToWifiAuth(String alias) {
    return false;
  }

  public boolean isDeviceIdAttestationSupported() {
    return false;
  }

  public boolean isUniqueDeviceAttestationSupported() {
    return false;
  }

  public void setCertInstallerPackage(ComponentName admin, String installerPackage) throws SecurityException {}

  public String getCertInstallerPackage(ComponentName admin) throws SecurityException {
    return null;
  }

  public void setAlwaysOnVpnPackage(ComponentName admin, String vpnPackage, boolean lockdownEnabled)
      throws PackageManager.NameNotFoundException {}

  public boolean isAlwaysOnVpnLockdownEnabled(ComponentName admin) {
    return false;
  }

  public String getAlwaysOnVpnPackage(ComponentName admin) {
    return null;
  }

  public void setCameraDisabled(ComponentName admin, boolean disabled) {}

  public boolean getCameraDisabled(ComponentName admin) {
    return false;
  }

  public boolean requestBugreport(ComponentName admin) {
    return false;
  }

  public void setScreenCaptureDisabled(ComponentName admin, boolean disabled) {}

  public boolean getScreenCaptureDisabled(ComponentName admin) {
    return false;
  }

  public void setNearbyNotificationStreamingPolicy(int policy) {
    nearbyNotificationStreamingPolicy = policy;
  }

  public int getNearbyNotificationStreamingPolicy() {
    return nearbyNotificationStreamingPolicy;
  }

  public void setNearbyAppStreamingPolicy(int policy) {
    nearbyAppStreamingPolicy = policy;
  }

  public int getNearbyAppStreamingPolicy() {
    return nearbyAppStreamingPolicy;
  }

  public void setAutoTimeRequired(ComponentName admin, boolean required) {}

  public boolean getAutoTimeRequired() {
    return false;
  }

  public void setAutoTimeEnabled(ComponentName admin, boolean enabled) {}

  public boolean getAutoTimeEnabled(ComponentName admin) {
    return false;
  }

  public void setAutoTimeZoneEnabled(ComponentName admin, boolean enabled) {}

  public boolean getAutoTimeZoneEnabled(ComponentName admin) {
    return false;
  }

  public void setKeyguardDisabledFeatures(ComponentName admin, int which) {}

  public int getKeyguardDisabledFeatures(ComponentName admin) {
    return 0;
  }

  public boolean isDeviceOwnerApp(String packageName) {
    return false;
  }

  public void clearDeviceOwnerApp(String packageName) {}

  public void clearProfileOwner(ComponentName admin) {}

  public void setDeviceOwnerLockScreenInfo(ComponentName admin, CharSequence info) {}

  public CharSequence getDeviceOwnerLockScreenInfo() {
    return null;
  }

  public String[] setPackagesSuspended(ComponentName admin, String[] packageNames, boolean suspended) {
    return null;
  }

  public boolean isPackageSuspended(ComponentName admin, String packageName) throws PackageManager.NameNotFoundException {
    return false;
  }

  public void setProfileEnabled(ComponentName admin) {}

  public void setProfileName(ComponentName admin, String profileName) {}

  public boolean isProfileOwnerApp(String packageName) {
    return false;
  }

  public boolean isOrganizationOwnedDeviceWithManagedProfile() {
    return false;
  }

  public void addPersistentPreferredActivity(ComponentName admin, IntentFilter filter, ComponentName activity) {}

  public void clearPackagePersistentPreferredActivities(ComponentName admin, String packageName) {}

  public void setDefaultSmsApplication(ComponentName admin, String packageName) {}

  public void setDefaultDialerApplication(String packageName) {}

  public void setApplicationRestrictionsManagingPackage(ComponentName admin, String packageName)
      throws PackageManager.NameNotFoundException {}

  public String getApplicationRestrictionsManagingPackage(ComponentName admin) {
    return null;
  }

  public boolean isCallerApplicationRestrictionsManagingPackage() {
    return false;
  }

  public void setCrossProfileCallerIdDisabled(ComponentName admin, boolean disabled) {}

  public boolean getCrossProfileCallerIdDisabled(ComponentName admin) {
    return false;
  }

  public void setCrossProfileContactsSearchDisabled(ComponentName admin, boolean disabled) {}

  public boolean getCrossProfileContactsSearchDisabled(ComponentName admin) {
    return false;
  }

  public void setBluetoothContactSharingDisabled(ComponentName admin, boolean disabled) {}

  public boolean getBluetoothContactSharingDisabled(ComponentName admin) {
    return false;
  }

  public void addCrossProfileIntentFilter(ComponentName admin, IntentFilter filter, int flags) {}

  public void clearCrossProfileIntentFilters(ComponentName admin) {}

  public int logoutUser(ComponentName admin) {
    return 0;
  }

  public boolean isEphemeralUser(ComponentName admin) {
    return false;
  }

  public void addUserRestriction(ComponentName admin, String key) {}

  public void addUserRestrictionGlobally(String key) {}

  public void clearUserRestriction(ComponentName admin, String key) {}

  public Intent createAdminSupportIntent(String restriction) {
    return null;
  }

  public boolean setApplicationHidden(ComponentName admin, String packageName, boolean hidden) {
    return false;
  }

  public boolean isApplicationHidden(ComponentName admin, String packageName) {
    return false;
  }

  public void enableSystemApp(ComponentName admin, String packageName) {}

  public int enableSystemApp(ComponentName admin, Intent intent) {
    return 0;
  }

  public boolean installExistingPackage(ComponentName admin, String packageName) {
    return false;
  }

  public void setAccountManagementDisabled(ComponentName admin, String accountType, boolean disabled) {}

  public String[] getAccountTypesWithManagementDisabled() {
    return null;
  }

  public void setLockTaskPackages(ComponentName admin, String[] packages) throws SecurityException {}

  public String[] getLockTaskPackages(ComponentName admin) {
    return null;
  }

  public boolean isLockTaskPermitted(String pkg) {
    return false;
  }

  public void setLockTaskFeatures(ComponentName admin, int flags) {}

  public int getLockTaskFeatures(ComponentName admin) {
    return 0;
  }

  public void setPreferentialNetworkServiceEnabled(boolean enabled) {
    preferentialNetworkServiceEnabled = enabled;
  }

  public boolean isPreferentialNetworkServiceEnabled() {
    return preferentialNetworkServiceEnabled;
  }

  public void setGlobalSetting(ComponentName admin, String setting, String value) {}

  public void setSystemSetting(ComponentName admin, String setting, String value) {}

  public void setConfiguredNetworksLockdownState(ComponentName admin, boolean lockdown) {}

  public boolean hasLockdownAdminConfiguredNetworks(ComponentName admin) {
    return false;
  }

  public boolean setTime(ComponentName admin, long millis) {
    return false;
  }

  public boolean setTimeZone(ComponentName admin, String timeZone) {
    return false;
  }

  public void setLocationEnabled(ComponentName admin, boolean locationEnabled) {}

  public void setSecureSetting(ComponentName admin, String setting, String value) {}

  public void setRestrictionsProvider(ComponentName admin, ComponentName provider) {}

  public void setMasterVolumeMuted(ComponentName admin, boolean on) {}

  public boolean isMasterVolumeMuted(ComponentName admin) {
    return false;
  }

  public void setUninstallBlocked(ComponentName admin, String packageName, boolean uninstallBlocked) {}

  public boolean isUninstallBlocked(ComponentName admin, String packageName) {
    return false;
  }

  public boolean addCrossProfileWidgetProvider(ComponentName admin, String packageName) {
    return false;
  }

  public boolean removeCrossProfileWidgetProvider(ComponentName admin, String packageName) {
    return false;
  }

  public boolean setKeyguardDisabled(ComponentName admin, boolean disabled) {
    return false;
  }

  public boolean setStatusBarDisabled(ComponentName admin, boolean disabled) {
    return false;
  }

  public boolean isStatusBarDisabled() {
    return false;
  }

  public void setPermissionPolicy(ComponentName admin, int policy) {}

  public int getPermissionPolicy(ComponentName admin) {
    return 0;
  }

  public boolean setPermissionGrantState(ComponentName admin, String packageName, String permission, int grantState) {
    return false;
  }

  public int getPermissionGrantState(ComponentName admin, String packageName, String permission) {
    return 0;
  }

  public boolean isProvisioningAllowed(String action) {
    return false;
  }

  public boolean isManagedProfile(ComponentName admin) {
    return false;
  }

  public String getWifiMacAddress(ComponentName admin) {
    return null;
  }

  public void reboot(ComponentName admin) {}

  public void setShortSupportMessage(ComponentName admin, CharSequence message) {}

  public CharSequence getShortSupportMessage(ComponentName admin) {
    return null;
  }

  public void setLongSupportMessage(ComponentName admin, CharSequence message) {}

  public CharSequence getLongSupportMessage(ComponentName admin) {
    return null;
  }

  public void setSecurityLoggingEnabled(ComponentName admin, boolean enabled) {}

  public boolean isSecurityLoggingEnabled(ComponentName admin) {
    return false;
  }

  public void setOrganizationColor(ComponentName admin, int color) {}

  public int getOrganizationColor(ComponentName admin) {
    return 0;
  }

  public void setOrganizationName(ComponentName admin, CharSequence title) {}

  public CharSequence getOrganizationName(ComponentName admin) {
    return null;
  }

  public boolean isAffiliatedUser() {
    return false;
  }

  public void setBackupServiceEnabled(ComponentName admin, boolean enabled) {}

  public boolean isBackupServiceEnabled(ComponentName admin) {
    return false;
  }

  public void setNetworkLoggingEnabled(ComponentName admin, boolean enabled) {}

  public boolean isNetworkLoggingEnabled(ComponentName admin) {
    return false;
  }

  public void setLogoutEnabled(ComponentName admin, boolean enabled) {}

  public boolean isLogoutEnabled() {
    return false;
  }

  public void setStartUserSessionMessage(ComponentName admin, CharSequence startUserSessionMessage) {}

  public void setEndUserSessionMessage(ComponentName admin, CharSequence endUserSessionMessage) {}

  public CharSequence getStartUserSessionMessage(ComponentName admin) {
    return null;
  }

  public CharSequence getEndUserSessionMessage(ComponentName admin) {
    return null;
  }

  public boolean removeOverrideApn(ComponentName admin, int apnId) {
    return false;
  }

  public void setOverrideApnsEnabled(ComponentName admin, boolean enabled) {}

  public boolean isOverrideApnEnabled(ComponentName admin) {
    return false;
  }

  public int setGlobalPrivateDnsModeOpportunistic(ComponentName admin) {
    return 0;
  }

  public int setGlobalPrivateDnsModeSpecifiedHost(ComponentName admin, String privateDnsHost) {
    return 0;
  }

  public int getGlobalPrivateDnsMode(ComponentName admin) {
    return 0;
  }

  public String getGlobalPrivateDnsHost(ComponentName admin) {
    return null;
  }

  public void setCommonCriteriaModeEnabled(ComponentName admin, boolean enabled) {}

  public boolean isCommonCriteriaModeEnabled(ComponentName admin) {
    return false;
  }

  public int getPersonalAppsSuspendedReasons(ComponentName admin) {
    return 0;
  }

  public void setPersonalAppsSuspended(ComponentName admin, boolean suspended) {}

  public void setManagedProfileMaximumTimeOff(ComponentName admin, long timeoutMillis) {}

  public long getManagedProfileMaximumTimeOff(ComponentName admin) {
    return 0;
  }

  public void acknowledgeDeviceCompliant() {}

  public boolean isComplianceAcknowledgementRequired() {
    return false;
  }

  public String getEnrollmentSpecificId() {
    return null;
  }

  public void setOrganizationId(String enterpriseId) {}

  public boolean canAdminGrantSensorsPermissions() {
    return false;
  }

  public void setUsbDataSignalingEnabled(boolean enabled) {
    usbDataSignalingEnabled = enabled;
  }

  public boolean isUsbDataSignalingEnabled() {
    return usbDataSignalingEnabled;
  }

  public boolean canUsbDataSignalingBeDisabled() {
    return false;
  }

  public void setMinimumRequiredWifiSecurityLevel(int level) {
    minimumRequiredWifiSecurityLevel = level;
  }

  public int getMinimumRequiredWifiSecurityLevel() {
    return minimumRequiredWifiSecurityLevel;
  }

  public String getDevicePolicyManagementRoleHolderPackage() {
    return null;
  }

  public boolean isDeviceFinanced() {
    return false;
  }
}
