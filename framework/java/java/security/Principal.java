package java.security;

import javax.security.auth.Subject;

/** Someone: a person, a company, a login. */
public interface Principal {
  boolean equals(Object another);

  String toString();

  int hashCode();

  String getName();

  default boolean implies(Subject subject) {
    return subject != null && subject.getPrincipals().contains(this);
  }
}
