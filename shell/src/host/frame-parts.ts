import type { SignedIn } from '@posy/shared-contracts/mount-props';
import type { SignUpAsk } from '@posy/shared-contracts/mount-props';
import type { ComponentType } from 'react';
import type { NewRelease } from '../platform/page/new-release';
import type { NavigationEntry } from './navigation/navigation-entries';
import type { ShellScreen } from './shell-screen';

/** What features give to the frame, which imports none of them. All but the table of screens is loaded when it is shown. */
export interface FrameParts {
  /** The shell's own screen at a path that no remote answers. */
  screenOf: (pathname: string) => ShellScreen;
  /** The question about tracking. */
  ConsentLine: ComponentType;
  /** What is asked of and told to people who are signed in, after the page. */
  Prompts: ComponentType;
  /** What the account's menu holds. */
  AccountPanel: ComponentType<{ session: SignedIn; onGo: () => void }>;
  /** The phone's sheet of what has no tab. */
  MoreSheet: ComponentType<{ entries: readonly NavigationEntry[]; onClose: () => void }>;
  /** That a wedding moved to another country. */
  CountryMoved: ComponentType;
  /** Offers a newer release set. */
  NewVersion: ComponentType<{ release: NewRelease }>;
  /** Asks a visitor to sign up over the page. */
  SignUpDialog: ComponentType<{ reason: SignUpAsk['reason']; onLeave: () => void }>;
}
