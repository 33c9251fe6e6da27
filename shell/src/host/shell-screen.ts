import { lazyFeature, type CatalogueLoaders } from '@posy/remote-kit';
import { lazy, type ComponentType } from 'react';
import { forgetFailedShares } from '../platform/remotes/forget-failed-shares';

/** A screen of the shell, or a part of one, whose code is loaded when it is first shown. */
export interface ShellScreen {
  /** One place in the page per id: going from path to path of one screen keeps what it holds. */
  id: string;
  /** Another one after `renew`: React keeps the failure of a lazy component for good. */
  component: ComponentType;
  renew: () => void;
  /** What stands around it: `app` the header and the tabs, `public` a footer too, `open` a footer for visitors, `bare` neither areas nor tabs. */
  frame: 'app' | 'public' | 'open' | 'bare';
}

export interface ShellScreenOptions {
  id: string;
  load: () => Promise<ComponentType>;
  frame: ShellScreen['frame'];
  /** The screen's own messages, where it has any beside the shell's. */
  catalogues?: CatalogueLoaders;
}

/** Makes a screen; nothing is loaded yet. */
export const shellScreen = ({ id, load, frame, catalogues }: ShellScreenOptions): ShellScreen => {
  const component = (): ComponentType =>
    catalogues === undefined ? lazy(async () => ({ default: await load() })) : lazyFeature(load, catalogues);
  const made: ShellScreen = {
    id,
    component: component(),
    renew: () => {
      forgetFailedShares();
      made.component = component();
    },
    frame,
  };
  return made;
};
