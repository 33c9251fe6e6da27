import { useHost } from '@posy/remote-kit';
import { useRef, useState } from 'react';
import type { AuthFailure, AuthResult, Challenge, SecondFactor } from '#session/account/account-actions';
import { type AccountAttempt, reasonOf, trackFailure } from './account-tracking';

/** The question for the code of an authenticator app during an attempt. */
export interface CodeQuestion {
  factors: readonly SecondFactor[];
  isPending: boolean;
  /** The reason why the last code was rejected. */
  failure: AuthFailure | null;
  answer: (factorId: string, code: string) => void;
  /** Cancels the attempt without a message. */
  leave: () => void;
}

type AttemptState =
  | { state: 'idle' | 'sending' | 'done' }
  | { state: 'failed'; failure: AuthFailure }
  | { state: 'asking'; question: CodeQuestion };

export interface Attempt {
  /** True while an attempt is running, and after its success until the next page. */
  isPending: boolean;
  /** True after a success: the next page is loading. */
  isDone: boolean;
  /** The last failure; also null when it needs no message. */
  failure: AuthFailure | null;
  /** The question that the attempt waits for; the form shows it in its place. */
  question: CodeQuestion | null;
  /** Runs one attempt at a time and asks for a code if one is required; null while another is running. */
  run: <R extends AuthResult>(action: () => Promise<R>) => Promise<AuthResult | null>;
  /** Takes the result of an attempt made elsewhere. */
  settle: (result: AuthResult) => AuthResult;
  /** Clears the last failure. */
  clear: () => void;
}

const offline: { ok: false; failure: AuthFailure } = { ok: false, failure: 'offline' };

/** Attempts with an account, one at a time; each failure is tracked with its reason. Source: S8-account. */
export const useAttempt = (kind: AccountAttempt): Attempt => {
  const host = useHost();
  const [state, setState] = useState<AttemptState>({ state: 'idle' });
  const isBusy = useRef(false);
  const reached = async (action: () => Promise<AuthResult>): Promise<AuthResult> =>
    host.online.get() ? action() : offline;
  const settle = (result: AuthResult): AuthResult => {
    if (!result.ok) trackFailure(host, kind, reasonOf(result.failure));
    setState(result.ok ? { state: 'done' } : { state: 'failed', failure: result.failure });
    return result;
  };
  /** Asks for a code and resolves to the result, also when the person cancels. */
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
