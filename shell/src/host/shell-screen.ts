import { type CatalogueLoaders, type LazyFeature, lazyFeature } from '@posy/remote-kit';
import type { Locale } from '@posy/shared-contracts';
import type { ComponentType } from 'react';
import { forgetFailedShares } from '../platform/remotes/forget-failed-shares';

/** A screen of the shell, or a part of one, whose code is loaded when it is first shown. */
export interface ShellScreen {
  /** One place in the page per id: going from path to path of one screen keeps what it holds. */
  id: string;
  /** Another one after `renew`: React keeps the failure of a lazy component for good. */
  component: LazyFeature<object>;
  renew: () => void;
  /** What stands around it: `app` the header and the tabs, `public` a footer too, `open` a footer for visitors, `bare` neither areas nor tabs. */
  frame: 'app' | 'public' | 'open' | 'bare';
  /** Whether the server draws it too: what is the same for everybody. */
  isServed: boolean;
  /** Loads all that it shows ahead, so that it takes over at once what the server drew. */
  load: (catalogue: Locale) => Promise<void>;
}

export interface ShellScreenOptions {
  id: string;
  load: () => Promise<ComponentType>;
  frame: ShellScreen['frame'];
  /** The screen's own messages, where it has any beside the shell's. */
  catalogues?: CatalogueLoaders;
  isServed?: boolean;
  /** Loads what the screen shows beside its own code, such as drawings. */
  beside?: () => Promise<unknown>;
}

const nothing = async () => ({});
const noWords: CatalogueLoaders = { 'en-GB': nothing, 'en-US': nothing, 'de-DE': nothing, 'fr-FR': nothing };

/** Makes a screen; nothing is loaded yet. */
export const shellScreen = ({
  id,
  load,
  frame,
  catalogues = noWords,
  isServed = false,
  beside = nothing,
}: ShellScreenOptions): ShellScreen => {
  const component = () => lazyFeature(load, catalogues);
  const made: ShellScreen = {
    id,
    component: component(),
    renew: () => {
      forgetFailedShares();
      made.component = component();
    },
    frame,
    isServed,
    load: async (catalogue) => void (await Promise.all([made.component.load(catalogue), beside()])),
  };
  return made;
};
