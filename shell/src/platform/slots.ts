import type { ReleasedRemote, SlotName, SlotProps } from '@posy/shared-contracts/manifest';
import type { MountProps, SlotModule, SlotMount, Slots } from '@posy/shared-contracts/mount-props';
import type { RemoteLoader } from './federation';
import type { RemoteViewFactory } from './remote-view';

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

/** Puts one provider's widget into the page and keeps it there: loading, there, or failed with a retry. */
const mountWidget = <S extends SlotName>(
  { remote, module }: Provider,
  parent: HTMLElement,
  initial: SlotProps[S],
  { loader, propsFor, views, report }: Options,
): SlotMount<S> => {
  const frame = parent.appendChild(document.createElement('div'));
  frame.dataset['remote'] = remote.name;
  let props = initial;
  let widget: SlotMount<S> | null = null;
  let over = false;
  let clear: () => void = () => undefined;
  const replace = (show: (element: HTMLElement) => () => void): void => {
    clear();
    const element = frame.appendChild(document.createElement('div'));
    const takeAway = show(element);
    clear = () => {
      takeAway();
      element.remove();
    };
  };
  const fail = (error: unknown): void => {
    if (over) return;
    report(remote, error);
    if (widget !== null) loader.renew(remote);
    widget = null;
    replace((element) => views.failed(element, remote, () => void attempt()));
  };
  const attempt = async (): Promise<void> => {
    replace((element) => views.loading(element, remote));
    try {
      const loaded = await loader.load<SlotModule<S>>(remote, module);
      if (over) return;
      replace((element) => {
        const mounted = loaded.mountSlot(propsFor(remote), element, props, fail);
        widget = mounted;
        // A root may not be unmounted while it renders, and a failure is told in the middle of rendering.
        return () => queueMicrotask(() => mounted.unmount());
      });
    } catch (error) {
      fail(error);
    }
  };
  void attempt();
  return {
    update(next) {
      props = next;
      widget?.update(next);
    },
    unmount() {
      over = true;
      clear();
      frame.remove();
    },
  };
};

/** The slots of the page, filled by whoever the manifests name. */
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
