import type { ReleasedRemote, SlotName, SlotProps } from '@posy/shared-contracts/manifest';
import type { MountProps, SlotModule, SlotMount, Slots } from '@posy/shared-contracts/mount-props';
import type { RemoteLoader } from './federation';
import { openView, type RemoteViewFactory } from './remote-view';

interface Options {
  remotes: readonly ReleasedRemote[];
  loader: RemoteLoader;
  propsFor: (remote: ReleasedRemote) => MountProps;
  views: RemoteViewFactory;
  report: (remote: ReleasedRemote, error: unknown) => void;
}

interface Provider {
  remote: ReleasedRemote;
  module: string;
  order: number;
}

const providersOf = (remotes: readonly ReleasedRemote[], slot: SlotName): Provider[] =>
  remotes
    .flatMap((remote) =>
      remote.manifest.slots
        .filter((provided) => provided.slot === slot)
        .map(({ module, order }) => ({ remote, module, order })),
    )
    .sort((a, b) => a.order - b.order);

/** Mounts one provider's widget and keeps it mounted, in a view like that of a screen. */
const mountWidget = <S extends SlotName>(
  { remote, module }: Provider,
  parent: HTMLElement,
  initial: SlotProps[S],
  { loader, propsFor, views, report }: Options,
): SlotMount<S> => {
  let props = initial;
  let widget: SlotMount<S> | null = null;
  const view = openView({
    remote,
    parent,
    views,
    report,
    async start(container, notify) {
      const loaded = await loader.load<SlotModule<S>>(remote, module);
      const failed = (error: unknown): void => {
        loader.renew(remote);
        notify(error);
      };
      return {
        mount() {
          widget = loaded.mountSlot(propsFor(remote), container, props, failed);
          return undefined;
        },
        // A root may not be unmounted while it renders, and a failure is reported during a render.
        unmount() {
          const gone = widget;
          widget = null;
          queueMicrotask(() => gone?.unmount());
          return undefined;
        },
      };
    },
  });
  return {
    update(next) {
      props = next;
      widget?.update(next);
    },
    unmount: () => void view.end(),
  };
};

/** The page's slots, filled by the providers in the manifests. */
export const createSlots = (options: Options): Slots => ({
  mount(slot, element, props) {
    const widgets = providersOf(options.remotes, slot).map((provider) =>
      mountWidget(provider, element, props, options),
    );
    return {
      update: (next) => widgets.forEach((widget) => widget.update(next)),
      unmount: () => widgets.forEach((widget) => widget.unmount()),
    };
  },
});
