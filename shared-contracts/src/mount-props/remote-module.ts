import type { Reactions } from '../bus/delivery';
import type { SlotName, SlotProps } from '../manifest';
import type { MountProps, SlotMount } from './mount-props';

/** Props that the host passes to a remote's app beside the mount props. */
export interface AppProps extends MountProps {
  /** Element in which the app renders; empty at mount, emptied by unmount. */
  container: HTMLElement;
  /** Reports to the host that the app's tree broke: it shows the fallback and offers a retry. */
  failed: (error: unknown) => void;
}

/** A remote's `./app` module: single-spa's lifecycles; single-spa passes the host's props, flat, with its own. */
export interface RemoteModule {
  bootstrap: (props: AppProps) => Promise<unknown>;
  mount: (props: AppProps) => Promise<unknown>;
  unmount: (props: AppProps) => Promise<unknown>;
}

/** A remote's `./slots/<slot>` module. */
export interface SlotModule<S extends SlotName = SlotName> {
  mountSlot(
    host: MountProps,
    element: HTMLElement,
    props: SlotProps[S],
    failed: (error: unknown) => void,
  ): SlotMount<S>;
}

/** A remote's `./reactions` module: headless handlers of events, created once after sign-in. */
export interface ReactionsModule {
  createReactions(host: MountProps): Reactions;
}
