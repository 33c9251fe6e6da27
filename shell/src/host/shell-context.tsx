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

/** What only the shell's own screens may do. */
export interface ShellServices {
  market: Market;
  /** What features give to the frame. */
  parts: FrameParts;
  releaseSet: ReleaseSet;
  session: SessionHost;
  notices: NoticesHost;
  /** Whose accounts open one of ours. */
  socialProviders: readonly SocialProvider[];
  /** Those of them that one can sign in with here: an app has windows for some only, and says so when it is there. */
  providersHere: Readable<readonly SocialProvider[]>;
  /** Ids of weddings that this person is leaving or deleting in this tab: nothing is said when they are gone. */
  leavingWeddings: Set<string>;
  /** The navigation of this device's last member, for pages that do not know yet who is here. */
  seenEntries: SeenEntries;
  /** Whether demo sign-ins are offered. */
  demo: boolean;
  /** How to install the product, where the browser offers it. */
  install: Readable<Install | null>;
  /** A newer release set than this page's, once there is one. */
  newRelease: Readable<NewRelease | null>;
  /** Whether a remote answers the path. */
  isRemotePath: (pathname: string) => boolean;
  /** Whether the remote's screen at the path stands alone. */
  isBarePath: (pathname: string) => boolean;
  /** Receives the element in which remotes render. */
  onOutlet: (element: HTMLElement) => void;
  /** What may be counted on this device. */
  consent: ConsentHost;
  /** Pushes of this device; loaded when they are asked for. */
  pushes: () => Promise<Pushes>;
  /** What a visitor is asked to sign up for. */
  signUpAsks: SignUpAsks;
  /** Has the app around the page ask for a rating; null in a browser. */
  askToRate: (() => void) | null;
  /** Where the current place was left, when back or forward led to it. */
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
