import { useHost, useOnline } from '@posy/remote-kit';
import { useRef, useState } from 'react';
import type { AuthFailure, AuthResult } from '../../session/account-actions';
import { reasonOf, trackFailure, type AccountAttempt } from './account-tracking';

type State = { state: 'idle' } | { state: 'sending' } | { state: 'done' } | { state: 'failed'; failure: AuthFailure };

export interface Attempt {
  /** Under way, or done and waiting for what follows. */
  isPending: boolean;
  /** It worked: what follows is on its way. */
  isDone: boolean;
  /** Why the last one failed; null too when there is nothing to say. */
  failure: AuthFailure | null;
  /** Runs one attempt at a time; null while another is under way. */
  run: <R extends AuthResult>(action: () => Promise<R>) => Promise<AuthResult | null>;
  /** Takes what an attempt elsewhere came to. */
  settle: (result: AuthResult) => AuthResult;
  /** Forgets the last failure. */
  clear: () => void;
}

/** Attempts at something with an account, one at a time; each failure is tracked with its reason. Source: S8-account. */
export const useAttempt = (kind: AccountAttempt): Attempt => {
  const host = useHost();
  const online = useOnline();
  const [state, setState] = useState<State>({ state: 'idle' });
  const isBusy = useRef(false);
  const settle = (result: AuthResult): AuthResult => {
    if (!result.ok) trackFailure(host, kind, reasonOf(result.failure));
    setState(result.ok ? { state: 'done' } : { state: 'failed', failure: result.failure });
    return result;
  };
  return {
    isPending: state.state === 'sending' || state.state === 'done',
    isDone: state.state === 'done',
    failure: state.state === 'failed' && state.failure !== 'popup-closed' ? state.failure : null,
    settle,
    clear: () => setState({ state: 'idle' }),
    async run(action) {
      if (isBusy.current) return null;
      isBusy.current = true;
      setState({ state: 'sending' });
      const result: AuthResult = online ? await action() : { ok: false, failure: 'offline' };
      isBusy.current = false;
      return settle(result);
    },
  };
};
