import type { SignedIn } from '@posy/shared-contracts/mount-props';
import type { SignUpAsk } from '@posy/shared-contracts/mount-props';
import type { ComponentType } from 'react';
import type { NewRelease } from '../platform/page/new-release';
import type { NavigationEntry } from './navigation/navigation-entries';
import type { ShellScreen } from './shell-screen';

/**
 * The parts of features that the frame renders without importing the features. All but the table of screens load when
 * they are shown.
 */
export interface FrameParts {
  /** The shell's own screen at a path that no remote answers. */
  screenOf: (pathname: string) => ShellScreen;
  /** The question about tracking. */
  ConsentLine: ComponentType;
  /** Prompts and notices for signed-in people, loaded after the page. */
  Prompts: ComponentType;
  /** The content of the account's menu. */
  AccountPanel: ComponentType<{ session: SignedIn; onGo: () => void }>;
  /** The phone's sheet of sections without a tab. */
  MoreSheet: ComponentType<{ entries: readonly NavigationEntry[]; onClose: () => void }>;
  /** The notice that a wedding moved to another country. */
  CountryMoved: ComponentType;
  /** Offers a newer release set. */
  NewVersion: ComponentType<{ release: NewRelease }>;
  /** Asks a visitor to sign up over the page. */
  SignUpDialog: ComponentType<{ reason: SignUpAsk['reason']; onLeave: () => void }>;
}
