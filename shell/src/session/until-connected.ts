import type { FirebaseConnection } from './session-types';

interface Options {
  /** Resolves after so many milliseconds. */
  wait: (milliseconds: number) => Promise<void>;
  report: (feature: string, error: unknown) => void;
}

/** Milliseconds before the second try, and at most before any later one. */
const pauses = { first: 1_000, longest: 30_000 };

/**
 * Returns a function that connects until it succeeds: on a slow line the scripts of the session may take longer than one
 * try is given, and a person who was signed in must not wait for good. The first failure is reported.
 */
export const untilConnected = (
  connected: () => Promise<FirebaseConnection>,
  { wait, report }: Options,
): (() => Promise<FirebaseConnection>) => {
  const connect = async (): Promise<FirebaseConnection> => {
    for (let tries = 0; ; tries += 1) {
      try {
        return await connected();
      } catch (error) {
        if (tries === 0) report('session', error);
        await wait(Math.min(pauses.longest, pauses.first * 2 ** tries));
      }
    }
  };
  let connection: Promise<FirebaseConnection> | null = null;
  return () => (connection ??= connect());
};
