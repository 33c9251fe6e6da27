import type { AuthError } from 'firebase/auth';
import type { SocialProvider } from '#platform/social-providers';

interface Ways {
  inWindow: (provider: SocialProvider) => Promise<void>;
  /** Leaves the page for the provider's. */
  byRedirect: (provider: SocialProvider) => Promise<void>;
  /** Settles once the SDK has looked for the answer to an earlier redirect. */
  looked: Promise<unknown>;
}

/** Error codes of a browser that opens no window. */
const windowless = new Set(['auth/popup-blocked', 'auth/operation-not-supported-in-this-environment']);

/**
 * Signs in through a provider's window, or by leaving the page where the browser opens none. Until the SDK has looked for
 * an earlier answer it does not leave: the look would remove the mark of this redirect, and its answer would be lost.
 */
export const windowOrRedirect =
  ({ inWindow, byRedirect, looked }: Ways) =>
  async (provider: SocialProvider): Promise<void> => {
    try {
      await inWindow(provider);
    } catch (error) {
      if (!windowless.has((error as AuthError).code)) throw error;
      await looked;
      await byRedirect(provider);
    }
  };
