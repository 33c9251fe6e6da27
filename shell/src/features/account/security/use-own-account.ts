import { useCallback, useEffect, useState } from 'react';
import { useShell } from '#host/shell-context';
import type { SignInAccount } from '#session/account/account-actions';

export type OwnAccountState = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; account: SignInAccount };

/** The signed-in account, with a function that reads it again. */
export const useOwnAccount = (): OwnAccountState & { refresh: () => Promise<void> } => {
  const { session } = useShell();
  const [found, setFound] = useState<OwnAccountState>({ state: 'loading' });
  const refresh = useCallback(async (): Promise<void> => {
    const account = await session.account.describe();
    setFound(account === null ? { state: 'failed' } : { state: 'ready', account });
  }, [session]);
  useEffect(() => void refresh(), [refresh]);
  return { ...found, refresh };
};
