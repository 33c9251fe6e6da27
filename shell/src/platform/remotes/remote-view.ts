import type { ReleasedRemote } from '@posy/shared-contracts/manifest';

/** A remote's tree, ready to be mounted. A synchronous step returns undefined. */
export interface StartedPart {
  mount: () => Promise<void> | undefined;
  unmount: () => Promise<void> | undefined;
}

/** The views in a remote's place while it is not mounted. Each returns a function that removes it. */
export interface RemoteViewFactory {
  loading(element: HTMLElement, remote: ReleasedRemote): () => void;
  failed(element: HTMLElement, remote: ReleasedRemote, retry: () => void): () => void;
}

interface ViewOptions {
  remote: ReleasedRemote;
  /** The parent element of the view while it is open. */
  parent: HTMLElement;
  views: RemoteViewFactory;
  /** Loads the remote's part, which the server may have rendered; `failed` is called when its tree breaks later. */
  start: (container: HTMLElement, failed: (error: unknown) => void, isDrawn: boolean) => Promise<StartedPart>;
  report?: (remote: ReleasedRemote, error: unknown) => void;
}

/** A view that is open until it is ended. */
export interface OpenView {
  /** Removes it from the page, synchronously if possible. */
  end: () => Promise<void>;
}

/** Returns a remote's server-rendered part that is not hydrated yet, or null. */
export const servedPart = (parent: HTMLElement, { name }: ReleasedRemote): HTMLElement | null =>
  [...parent.children].find(
    (child): child is HTMLElement =>
      child instanceof HTMLElement && child.dataset['remote'] === name && 'posyPart' in child.dataset,
  ) ?? null;

/**
 * Shows below readable content that its remote failed to load. Returns a function that removes the message; a retry
 * removes it too.
 */
export const failBelow = (
  parent: HTMLElement,
  { remote, views, retry }: Pick<ViewOptions, 'remote' | 'views'> & { retry: () => void },
): (() => void) => {
  const element = parent.appendChild(document.createElement('div'));
  const clear = (): void => {
    takeAway();
    element.remove();
  };
  const takeAway = views.failed(element, remote, () => {
    clear();
    retry();
  });
  return clear;
};

/** Takes the server-rendered frame of a part, once; makes an empty frame otherwise. */
const takeFrame = (parent: HTMLElement, remote: ReleasedRemote) => {
  const served = servedPart(parent, remote);
  delete served?.dataset['posyPart'];
  const frame = served ?? parent.appendChild(document.createElement('div'));
  frame.dataset['remote'] = remote.name;
  return { frame, content: (served?.lastElementChild ?? null) as HTMLElement | null };
};

/**
 * A remote's part in the page, a screen or a widget: loading → mounted, or failed → (retry) loading …, until it is
 * ended. A server-rendered part is there from the start, is hydrated when its remote has loaded, and stays readable
 * when that fails. Late results of an abandoned attempt are dropped.
 */
export const openView = ({ remote, parent, views, start, report }: ViewOptions): OpenView => {
  const { frame, content } = takeFrame(parent, remote);
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
  /** Unmounts the tree. A failure is reported and its place is cleared all the same. */
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
    replace((element) => views.failed(element, remote, () => void attempt(null)));
  };
  const attempt = async (served: HTMLElement | null): Promise<void> => {
    const container = served ?? document.createElement('div');
    const takeAway = (): void => container.remove();
    if (served === null) replace((element) => views.loading(element, remote));
    else clear = takeAway;
    try {
      const started = await start(container, fail, served !== null);
      if (over) return;
      if (served === null) clear();
      clear = takeAway;
      if (served === null) frame.append(container);
      there = started;
      await started.mount();
    } catch (error) {
      if (served === null || there !== null || over) return fail(error);
      report?.(remote, error);
      const clearBelow = failBelow(frame, { remote, views, retry: () => void attempt(served) });
      clear = () => {
        clearBelow();
        takeAway();
      };
    }
  };
  void attempt(content);
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

/** Visits to a remote's screen, one after the other: late results of an earlier visit are dropped. */
export const createRemoteView = ({ outlet, ...options }: Omit<ViewOptions, 'parent'> & { outlet: HTMLElement }) => {
  let visit: OpenView | null = null;
  return {
    async show(): Promise<void> {
      await visit?.end();
      // The part of another remote was left before it was hydrated.
      for (const part of outlet.querySelectorAll(':scope > [data-posy-part]'))
        if (part !== servedPart(outlet, options.remote)) part.remove();
      visit = openView({ ...options, parent: outlet });
    },
    async hide(): Promise<void> {
      const ending = visit;
      visit = null;
      await ending?.end();
    },
  };
};
