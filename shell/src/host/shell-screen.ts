import { type CatalogueLoaders, type LazyFeature, lazyFeature } from '@posy/remote-kit';
import type { Locale } from '@posy/shared-contracts';
import type { ComponentType } from 'react';
import { forgetFailedShares } from '../platform/remotes/forget-failed-shares';

/** A screen of the shell, or a part of one, whose code loads when it is first shown. */
export interface ShellScreen {
  /** Screens with the same id are one place in the page: a change of path within a screen keeps its state. */
  id: string;
  /** A new component after `renew`: React keeps the failure of a lazy component permanently. */
  component: LazyFeature<object>;
  renew: () => void;
  /**
   * The frame around it: `app` has header and tabs, `public` a footer too, `open` a footer for visitors, `bare` neither
   * areas nor tabs.
   */
  frame: 'app' | 'public' | 'open' | 'bare';
  /** True when the server renders it too: screens that are the same for everybody. */
  isServed: boolean;
  /** Loads everything that it shows, so that it hydrates at once. */
  load: (catalogue: Locale) => Promise<void>;
}

export interface ShellScreenOptions {
  id: string;
  load: () => Promise<ComponentType>;
  frame: ShellScreen['frame'];
  /** The screen's own messages, if it has any beside the shell's. */
  catalogues?: CatalogueLoaders;
  isServed?: boolean;
  /** Loads further parts of the screen, such as drawings. */
  beside?: () => Promise<unknown>;
}

const nothing = async () => ({});
const noWords: CatalogueLoaders = { 'en-GB': nothing, 'en-US': nothing, 'de-DE': nothing, 'fr-FR': nothing };

/** Makes a screen; nothing loads yet. */
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
