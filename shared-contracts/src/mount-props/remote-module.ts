import type { Reactions } from '../bus/delivery';
import type { SlotName, SlotProps } from '../manifest';
import type { MountProps, SlotMount } from './mount-props';

/** What the host passes to a remote's app beside the mount props. */
export interface AppProps extends MountProps {
  /** Where the app renders; empty at mount, emptied by unmount. */
  container: HTMLElement;
  /** Reports to the host that the app's tree broke: it shows the fallback and offers a retry. */
  failed: (error: unknown) => void;
}

/** What a remote exposes as `./app`: single-spa's lifecycles; single-spa passes the host's props, flat, with its own. */
export interface RemoteModule {
  bootstrap: (props: AppProps) => Promise<unknown>;
  mount: (props: AppProps) => Promise<unknown>;
  unmount: (props: AppProps) => Promise<unknown>;
}

/** What a remote exposes as `./slots/<slot>`. */
export interface SlotModule<S extends SlotName = SlotName> {
  mountSlot(
    host: MountProps,
    element: HTMLElement,
    props: SlotProps[S],
    failed: (error: unknown) => void,
  ): SlotMount<S>;
}

/** What a remote exposes as `./reactions`: headless handlers of events, made once after sign-in. */
export interface ReactionsModule {
  createReactions(host: MountProps): Reactions;
}
