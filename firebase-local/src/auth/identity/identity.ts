import { type JSONWebKeySet } from 'jose';

/** A provider whose ID tokens are taken, such as `google.com`. */
export interface IdentityProvider {
  /** `iss` of its tokens. */
  issuer: string;
  /** `aud`: our client ids at the provider. */
  audience: string[];
  /** The provider's public keys. */
  keys: JSONWebKeySet;
}

/** Who a provider says somebody is. */
export interface Identity {
  providerId: string;
  /** The provider's own id of the person. */
  rawId: string;
  email: string | null;
  emailVerified: boolean;
  displayName: string | null;
  photoUrl: string | null;
}
