import { useHost } from '@posy/remote-kit';
import { type CallFailure, callFailure } from '@posy/remote-kit/uploads';
import { useState } from 'react';

/** One thing that is asked of the server from a dialog: on its way, or why it was not done. */
export type Attempt = { status: 'idle' } | { status: 'pending' } | { status: 'failed'; failure: CallFailure };

/** Asks, and says why it was not done; `done` follows once it was. */
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
