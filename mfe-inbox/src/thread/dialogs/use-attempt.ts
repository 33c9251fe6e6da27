import { useHost } from '@posy/remote-kit';
import { type CallFailure, callFailure } from '@posy/remote-kit/uploads';
import { useState } from 'react';

/** One request of a dialog: its progress, or the reason of its failure. */
export type Attempt = { status: 'idle' } | { status: 'pending' } | { status: 'failed'; failure: CallFailure };

/** Runs a request and holds the reason of its failure; `done` is called after success. */
export const useAttempt = (done: () => void): [Attempt, (work: () => Promise<unknown>) => void] => {
  const { telemetry } = useHost();
  const [attempt, setAttempt] = useState<Attempt>({ status: 'idle' });
  const run = (work: () => Promise<unknown>): void => {
    setAttempt({ status: 'pending' });
    work().then(done, (error: unknown) => {
      telemetry.error('inbox', error);
      setAttempt({ status: 'failed', failure: callFailure(error) });
    });
  };
  return [attempt, run];
};
