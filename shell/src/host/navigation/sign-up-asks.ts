import type { Readable, Session, SignUpAsk } from '@posy/shared-contracts/mount-props';
import { createReadableValue } from '#platform/readable';

/** The page's dialog that asks a visitor to sign up. */
export interface SignUpAsks {
  /** The current request; null while the dialog is closed. */
  shown: Readable<SignUpAsk | null>;
  ask(ask: SignUpAsk): void;
  /** Closes the dialog without a sign-up. */
  leave(): void;
}

/** Returns true when a person is signed in and a couple's wedding has loaded. */
const isReady = (session: Session): boolean => {
  if (session.status !== 'signed-in') return false;
  const { user, wedding, lostAccess } = session;
  return wedding !== null || user.weddingId === null || lostAccess !== undefined;
};

/**
 * Holds the action that a visitor wanted until they are signed in, or close the dialog: it is answered once. Source:
 * S6-visitor.
 */
export const createSignUpAsks = (session: Readable<Session>): SignUpAsks => {
  const shown = createReadableValue<SignUpAsk | null>(null);
  const settle = (isSignedIn: boolean): void => {
    const asked = shown.get();
    shown.set(null);
    asked?.answered(isSignedIn);
  };
  session.subscribe(() => {
    if (isReady(session.get())) settle(true);
  });
  return {
    shown,
    ask(ask) {
      if (isReady(session.get())) return ask.answered(true);
      settle(false);
      shown.set(ask);
    },
    leave: () => settle(false),
  };
};
