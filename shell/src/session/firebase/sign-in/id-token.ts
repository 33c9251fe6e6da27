import type { Auth } from 'firebase/auth';

/**
 * The signed-in person's ID token, a new one if asked. The SDK signs out whose session has ended, and rejects: they have
 * no token any more. Rejects when there is no way to ask.
 */
export const idTokenOf = async (auth: Pick<Auth, 'currentUser'>, renews: boolean): Promise<string | null> => {
  try {
    return (await auth.currentUser?.getIdToken(renews)) ?? null;
  } catch (error) {
    if (auth.currentUser !== null) throw error;
    return null;
  }
};
