const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Invitations, exports and deletions. Source: docs/adr/0008, docs/privacy.md. */
export const collaborationConstants = {
  /** Milliseconds for which an invitation can be accepted. */
  invitationLifetimeMs: 14 * dayMs,
  /** Open invitations of a wedding at a time. */
  openInvitationsMax: 20,
  /** Characters of the words that an inviter adds. */
  invitationMessageMax: 500,
  /** People with access to a wedding. */
  membersMax: 30,
} as const;

export const privacyConstants = {
  /** Deleting an account needs a sign-in this recent; otherwise the code `recent-login-required`. */
  recentSignInMs: 5 * minuteMs,
  /** Milliseconds for which a finished export can be downloaded. */
  exportLifetimeMs: 60 * minuteMs,
} as const;
