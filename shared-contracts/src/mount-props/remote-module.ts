import type { Reactions } from '../bus/drain';
import type { SlotName, SlotProps } from '../manifest';
import type { MountProps, SlotMount } from './mount-props';

/** What a remote exposes as `./app`: single-spa's lifecycles; single-spa passes the host's props, flat, with its own. */
export interface RemoteModule {
  bootstrap: (props: MountProps) => Promise<unknown>;
  mount: (props: MountProps) => Promise<unknown>;
  unmount: (props: MountProps) => Promise<unknown>;
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
