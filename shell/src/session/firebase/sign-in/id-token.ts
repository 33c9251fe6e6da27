import type { Auth } from 'firebase/auth';

/**
 * Returns the signed-in person's ID token, a new one if `renews`. When the session has ended the SDK signs out and
 * rejects: then the result is null. Rejects when the server cannot be reached.
 */
export const idTokenOf = async (auth: Pick<Auth, 'currentUser'>, renews: boolean): Promise<string | null> => {
  try {
    return (await auth.currentUser?.getIdToken(renews)) ?? null;
  } catch (error) {
    if (auth.currentUser !== null) throw error;
    return null;
  }
};
