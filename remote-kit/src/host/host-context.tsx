import type { MountProps } from '@posy/shared-contracts/mount-props';
import { createContext, useContext } from 'react';

const HostContext = createContext<MountProps | null>(null);

/** Gives a remote's tree what its host passed to it. */
export const HostProvider = HostContext.Provider;

/**
 * Returns the host's mount props.
 *
 * @example
 * const { api, notices } = useHost();
 */
export const useHost = (): MountProps => {
  const host = useContext(HostContext);
  if (host === null) throw new Error('useHost needs a HostProvider above it.');
  return host;
};
