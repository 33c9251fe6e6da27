import type { Readable, Session, SignUpAsk } from '@posy/shared-contracts/mount-props';
import { createReadableValue } from '#platform/readable';

/** The dialog that asks a visitor to sign up, as the page holds it. */
export interface SignUpAsks {
  /** What is asked for now; null while the dialog is closed. */
  shown: Readable<SignUpAsk | null>;
  ask(ask: SignUpAsk): void;
  /** The visitor leaves it. */
  leave(): void;
}

/** Whether somebody is signed in, and what a couple plans is known. */
const isReady = (session: Session): boolean => {
  if (session.status !== 'signed-in') return false;
  const { user, wedding, lostAccess } = session;
  return wedding !== null || user.weddingId === null || lostAccess !== undefined;
};

/** Keeps what a visitor wanted to do until they are signed in, or leave the dialog: it is answered once. Source: S6-visitor. */
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
