import type { Market } from '@posy/shared-contracts';
import type { ReleaseSet } from '@posy/shared-contracts/manifest';
import type { Readable } from '@posy/shared-contracts/mount-props';
import { createContext, useContext } from 'react';
import type { Install } from '../adapters/device/install-prompt';
import type { SeenEntries } from '../adapters/stored/seen-entries';
import type { NoticesHost } from '../platform/notices/notices';
import type { NewRelease } from '../platform/page/new-release';
import type { SocialProvider } from '../platform/social-providers';
import type { Pushes } from '../pushes/pushes';
import type { SessionHost } from '../session/session';
import type { ConsentHost } from './consent/consent-host';
import type { FrameParts } from './frame-parts';
import type { SignUpAsks } from './navigation/sign-up-asks';

/** Services for the shell's own screens only. */
export interface ShellServices {
  market: Market;
  /** The parts of features that the frame renders. */
  parts: FrameParts;
  releaseSet: ReleaseSet;
  session: SessionHost;
  notices: NoticesHost;
  /** The providers for sign-in. */
  socialProviders: readonly SocialProvider[];
  /** The providers that work here: an app has windows for some only, known once it has reported them. */
  providersHere: Readable<readonly SocialProvider[]>;
  /** Ids of weddings that this person is leaving or deleting in this tab: their loss shows no notice. */
  leavingWeddings: Set<string>;
  /** The navigation of this device's last member, for pages whose session is still loading. */
  seenEntries: SeenEntries;
  /** True when demo sign-ins are available. */
  demo: boolean;
  /** Installs the product; null when the browser cannot. */
  install: Readable<Install | null>;
  /** A newer release set than this page's; null while there is none. */
  newRelease: Readable<NewRelease | null>;
  /** Returns true when a remote answers the path. */
  isRemotePath: (pathname: string) => boolean;
  /** Returns true when the remote's screen at the path is bare. */
  isBarePath: (pathname: string) => boolean;
  /** Receives the element in which remotes render. */
  onOutlet: (element: HTMLElement) => void;
  /** The consent for analytics on this device. */
  consent: ConsentHost;
  /** Pushes of this device; loaded on first use. */
  pushes: () => Promise<Pushes>;
  /** Requests to a visitor to sign up. */
  signUpAsks: SignUpAsks;
  /** Has the app around the page ask for a rating; null in a browser. */
  askToRate: (() => void) | null;
  /**
   * Returns the scroll position at which the current place was left, when back or forward led to it; otherwise null.
   */
  leftAt: () => number | null;
}

const ShellContext = createContext<ShellServices | null>(null);

export const ShellProvider = ShellContext.Provider;

/** The shell's own services. */
export const useShell = (): ShellServices => {
  const shell = useContext(ShellContext);
  if (shell === null) throw new Error('useShell needs a ShellProvider above it.');
  return shell;
};
