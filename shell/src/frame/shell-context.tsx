import type { Market } from '@posy/shared-contracts';
import type { ReleaseSet } from '@posy/shared-contracts/manifest';
import { createContext, useContext } from 'react';
import type { NoticesHost } from '../platform/notices';
import type { SocialProvider } from '../session/account-actions';
import type { SessionHost } from '../session/session';

/** What only the shell's own screens may do. */
export interface ShellServices {
  market: Market;
  releaseSet: ReleaseSet;
  session: SessionHost;
  notices: NoticesHost;
  /** Whose accounts open one of ours. */
  socialProviders: readonly SocialProvider[];
  /** Whether demo sign-ins are offered. */
  demo: boolean;
  /** Whether a remote answers the path. */
  isRemotePath: (pathname: string) => boolean;
  /** Whether the remote's screen at the path stands alone. */
  isBarePath: (pathname: string) => boolean;
  /** Receives the element in which remotes render. */
  onOutlet: (element: HTMLElement) => void;
  /** Starts loading the remote of a path. */
  preload: (pathname: string) => void;
}

const ShellContext = createContext<ShellServices | null>(null);

export const ShellProvider = ShellContext.Provider;

/** The shell's own services. */
export const useShell = (): ShellServices => {
  const shell = useContext(ShellContext);
  if (shell === null) throw new Error('useShell needs a ShellProvider above it.');
  return shell;
};
