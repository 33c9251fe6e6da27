/** The identity that a provider states. */
export interface Identity {
  providerId: string;
  /** The provider's own id of the person. */
  rawId: string;
  email: string | null;
  emailVerified: boolean;
  displayName: string | null;
  photoUrl: string | null;
}
