import type { ReleasedRemote } from '@posy/shared-contracts/manifest';

/** A remote's tree, ready to be put into the page. */
export interface StartedRemote {
  mount: () => Promise<void>;
  unmount: () => Promise<void>;
}

/** What stands in a remote's place while it is not there. Each answers how it is taken away. */
export interface RemoteViewFactory {
  loading(element: HTMLElement, remote: ReleasedRemote): () => void;
  failed(element: HTMLElement, remote: ReleasedRemote, retry: () => void): () => void;
}

interface Options {
  remote: ReleasedRemote;
  outlet: HTMLElement;
  views: RemoteViewFactory;
  /** Loads the remote; `failed` is called when its tree breaks later. */
  start: (container: HTMLElement, failed: (error: unknown) => void) => Promise<StartedRemote>;
  report?: (remote: ReleasedRemote, error: unknown) => void;
}

/**
 * One visit to a remote's screen: loading → there, or failed → (retry) loading …, until it is hidden. Whatever comes
 * late, from a visit that is over or an attempt that was given up, is dropped.
 */
export const createRemoteView = ({ remote, outlet, views, start, report }: Options) => {
  let visit: { end: () => Promise<void> } | null = null;

  const begin = (): { end: () => Promise<void> } => {
    const frame = outlet.appendChild(document.createElement('div'));
    frame.dataset['remote'] = remote.name;
    let over = false;
    let clear: () => void = () => undefined;
    let there: StartedRemote | null = null;

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
      report?.(remote, error);
      void there?.unmount();
      there = null;
      replace((element) => views.failed(element, remote, () => void attempt()));
    };
    const attempt = async (): Promise<void> => {
      replace((element) => views.loading(element, remote));
      const container = document.createElement('div');
      try {
        const started = await start(container, fail);
        if (over) return;
        clear();
        clear = () => container.remove();
        frame.append(container);
        there = started;
        await started.mount();
      } catch (error) {
        fail(error);
      }
    };
    void attempt();
    return {
      async end() {
        over = true;
        await there?.unmount();
        clear();
        frame.remove();
      },
    };
  };

  return {
    async show(): Promise<void> {
      await visit?.end();
      visit = begin();
    },
    async hide(): Promise<void> {
      const ending = visit;
      visit = null;
      await ending?.end();
    },
  };
};
