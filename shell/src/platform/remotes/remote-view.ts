import type { ReleasedRemote } from '@posy/shared-contracts/manifest';

/** A remote's tree, ready to be put into the page. What need not be waited for answers nothing. */
export interface StartedPart {
  mount: () => Promise<void> | undefined;
  unmount: () => Promise<void> | undefined;
}

/** What stands in a remote's place while it is not there. Each answers how it is taken away. */
export interface RemoteViewFactory {
  loading(element: HTMLElement, remote: ReleasedRemote): () => void;
  failed(element: HTMLElement, remote: ReleasedRemote, retry: () => void): () => void;
}

interface ViewOptions {
  remote: ReleasedRemote;
  /** The element that the view stands in while it is open. */
  parent: HTMLElement;
  views: RemoteViewFactory;
  /** Loads the remote's part; `failed` is called when its tree breaks later. */
  start: (container: HTMLElement, failed: (error: unknown) => void) => Promise<StartedPart>;
  report?: (remote: ReleasedRemote, error: unknown) => void;
}

/** A view that stands until it is ended. */
export interface OpenView {
  /** Takes it out of the page, at once where nothing has to be waited for. */
  end: () => Promise<void>;
}

/**
 * A remote's part in the page, a screen or a widget: loading → there, or failed → (retry) loading …, until it is ended.
 * Whatever comes late, from an attempt that was given up, is dropped.
 */
export const openView = ({ remote, parent, views, start, report }: ViewOptions): OpenView => {
  const frame = parent.appendChild(document.createElement('div'));
  frame.dataset['remote'] = remote.name;
  let over = false;
  let clear: () => void = () => undefined;
  let there: StartedPart | null = null;

  const replace = (show: (element: HTMLElement) => () => void): void => {
    clear();
    const element = frame.appendChild(document.createElement('div'));
    const takeAway = show(element);
    clear = () => {
      takeAway();
      element.remove();
    };
  };
  /** Ends what is there. One that fails to end is reported: its place is cleared all the same. */
  const endTree = (): Promise<void> | undefined => {
    const failed = (error: unknown): void => report?.(remote, error);
    const tree = there;
    there = null;
    try {
      return tree?.unmount()?.catch(failed);
    } catch (error) {
      failed(error);
      return undefined;
    }
  };
  const fail = (error: unknown): void => {
    if (over) return;
    report?.(remote, error);
    void endTree();
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
      const ending = endTree();
      if (ending !== undefined) await ending;
      clear();
      frame.remove();
    },
  };
};

/** Visits to a remote's screen, one after the other: whatever comes late, from a visit that is over, is dropped. */
export const createRemoteView = ({ outlet, ...options }: Omit<ViewOptions, 'parent'> & { outlet: HTMLElement }) => {
  let visit: OpenView | null = null;
  return {
    async show(): Promise<void> {
      await visit?.end();
      visit = openView({ ...options, parent: outlet });
    },
    async hide(): Promise<void> {
      const ending = visit;
      visit = null;
      await ending?.end();
    },
  };
};
