package java.nio.file.attribute;

import java.util.Collections;
import java.util.HashSet;
import java.util.Objects;
import java.util.Set;

/** One line of an access control list. The disk has none. */
public final class AclEntry {
  private final AclEntryType type;
  private final UserPrincipal principal;
  private final Set<AclEntryPermission> permissions;
  private final Set<AclEntryFlag> flags;

  private AclEntry(Builder builder) {
    type = builder.type;
    principal = builder.principal;
    permissions = new HashSet<>(builder.permissions);
    flags = new HashSet<>(builder.flags);
  }

  public static Builder newBuilder() {
    return new Builder();
  }

  public static Builder newBuilder(AclEntry entry) {
    return new Builder().setType(entry.type).setPrincipal(entry.principal)
        .setPermissions(entry.permissions).setFlags(entry.flags);
  }

  public AclEntryType type() {
    return type;
  }

  public UserPrincipal principal() {
    return principal;
  }

  public Set<AclEntryPermission> permissions() {
    return new HashSet<>(permissions);
  }

  public Set<AclEntryFlag> flags() {
    return new HashSet<>(flags);
  }

  @Override
  public boolean equals(Object object) {
    if (!(object instanceof AclEntry)) return false;
    AclEntry other = (AclEntry) object;
    return type == other.type && principal.equals(other.principal) && permissions.equals(other.permissions)
        && flags.equals(other.flags);
  }

  @Override
  public int hashCode() {
    return Objects.hash(type, principal, permissions, flags);
  }

  @Override
  public String toString() {
    return principal.getName() + ":" + permissions + ":" + flags + ":" + type;
  }

  /** Puts an entry together. */
  public static final class Builder {
    private AclEntryType type;
    private UserPrincipal principal;
    private Set<AclEntryPermission> permissions = new HashSet<>();
    private Set<AclEntryFlag> flags = new HashSet<>();

    private Builder() {}

    public AclEntry build() {
      if (type == null) throw new IllegalStateException("Missing type component");
      if (principal == null) throw new IllegalStateException("Missing who component");
      return new AclEntry(this);
    }

    public Builder setType(AclEntryType type) {
      this.type = Objects.requireNonNull(type);
      return this;
    }

    public Builder setPrincipal(UserPrincipal principal) {
      this.principal = Objects.requireNonNull(principal);
      return this;
    }

    public Builder setPermissions(Set<AclEntryPermission> permissions) {
      this.permissions = new HashSet<>(permissions);
      return this;
    }

    public Builder setPermissions(AclEntryPermission... permissions) {
      this.permissions = new HashSet<>();
      Collections.addAll(this.permissions, permissions);
      return this;
    }

    public Builder setFlags(Set<AclEntryFlag> flags) {
      this.flags = new HashSet<>(flags);
      return this;
    }

    public Builder setFlags(AclEntryFlag... flags) {
      this.flags = new HashSet<>();
      Collections.addAll(this.flags, flags);
      return this;
    }
  }
}
