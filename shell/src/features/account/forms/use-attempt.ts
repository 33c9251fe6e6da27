import { useHost } from '@posy/remote-kit';
import { useRef, useState } from 'react';
import type { AuthFailure, AuthResult, Challenge, SecondFactor } from '#session/account/account-actions';
import { type AccountAttempt, reasonOf, trackFailure } from './account-tracking';

/** The code of an authenticator app, asked for in the middle of an attempt. */
export interface Question {
  factors: readonly SecondFactor[];
  isPending: boolean;
  /** Why the last code was not taken. */
  failure: AuthFailure | null;
  answer: (factorId: string, code: string) => void;
  /** Goes back: the attempt ends, and nothing is said. */
  leave: () => void;
}

type State =
  | { state: 'idle' | 'sending' | 'done' }
  | { state: 'failed'; failure: AuthFailure }
  | { state: 'asking'; question: Question };

export interface Attempt {
  /** Under way, or done and waiting for what follows. */
  isPending: boolean;
  /** It worked: what follows is on its way. */
  isDone: boolean;
  /** Why the last one failed; null too when there is nothing to say. */
  failure: AuthFailure | null;
  /** What the attempt waits for; the form makes room for it. */
  question: Question | null;
  /** Runs one attempt at a time, and asks for a code where one is needed; null while another is under way. */
  run: <R extends AuthResult>(action: () => Promise<R>) => Promise<AuthResult | null>;
  /** Takes what an attempt elsewhere came to. */
  settle: (result: AuthResult) => AuthResult;
  /** Forgets the last failure. */
  clear: () => void;
}

const offline: { ok: false; failure: AuthFailure } = { ok: false, failure: 'offline' };

/** Attempts at something with an account, one at a time; each failure is tracked with its reason. Source: S8-account. */
export const useAttempt = (kind: AccountAttempt): Attempt => {
  const host = useHost();
  const [state, setState] = useState<State>({ state: 'idle' });
  const isBusy = useRef(false);
  const reached = async (action: () => Promise<AuthResult>): Promise<AuthResult> =>
    host.online.get() ? action() : offline;
  const settle = (result: AuthResult): AuthResult => {
    if (!result.ok) trackFailure(host, kind, reasonOf(result.failure));
    setState(result.ok ? { state: 'done' } : { state: 'failed', failure: result.failure });
    return result;
  };
  /** Asks for a code, and answers what came of it, or of going back. */
  const asked = (challenge: Challenge, failure: AuthFailure | null): Promise<AuthResult> =>
    new Promise((resolve) => {
      const leave = (): void => resolve({ ok: false, failure: 'popup-closed' });
      const ask = (isPending: boolean): void => {
        const question = { factors: challenge.factors, failure: isPending ? null : failure, isPending, answer, leave };
        setState({ state: 'asking', question });
      };
      const answer = (id: string, code: string): void => {
        ask(true);
        if (host.online.get()) void challenge.answer(id, code).then(resolve);
        else resolve({ ...offline, challenge });
      };
      ask(false);
    });
  return {
    isPending: state.state === 'sending' || state.state === 'done',
    isDone: state.state === 'done',
    failure: state.state === 'failed' && state.failure !== 'popup-closed' ? state.failure : null,
    question: state.state === 'asking' ? state.question : null,
    settle,
    clear: () => setState({ state: 'idle' }),
    async run(action) {
      if (isBusy.current) return null;
      isBusy.current = true;
      setState({ state: 'sending' });
      let result = await reached(action);
      while (!result.ok && result.challenge !== undefined) {
        const failure = result.failure === 'second-factor-needed' ? null : result.failure;
        if (failure !== null) trackFailure(host, kind, reasonOf(failure));
        result = await asked(result.challenge, failure);
      }
      isBusy.current = false;
      return settle(result);
    },
  };
};
