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
  /** Loads the remote's part, which may be drawn already; `failed` is called when its tree breaks later. */
  start: (container: HTMLElement, failed: (error: unknown) => void, isDrawn: boolean) => Promise<StartedPart>;
  report?: (remote: ReleasedRemote, error: unknown) => void;
}

/** A view that stands until it is ended. */
export interface OpenView {
  /** Takes it out of the page, at once where nothing has to be waited for. */
  end: () => Promise<void>;
}

/** A remote's part that came with the document, where it still waits for its remote. */
export const servedPart = (parent: HTMLElement, { name }: ReleasedRemote): HTMLElement | null =>
  [...parent.children].find(
    (child): child is HTMLElement =>
      child instanceof HTMLElement && child.dataset['remote'] === name && 'posyPart' in child.dataset,
  ) ?? null;

/** Says that a remote did not come below what can be read all the same. Answers how it is taken away; a retry does, too. */
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

/** The part's frame with what came in it, which is taken once; an empty frame where nothing came. */
const takeFrame = (parent: HTMLElement, remote: ReleasedRemote) => {
  const served = servedPart(parent, remote);
  delete served?.dataset['posyPart'];
  const frame = served ?? parent.appendChild(document.createElement('div'));
  frame.dataset['remote'] = remote.name;
  return { frame, content: (served?.lastElementChild ?? null) as HTMLElement | null };
};

/**
 * A remote's part in the page, a screen or a widget: loading → there, or failed → (retry) loading …, until it is ended.
 * One that came with the document stands there from the start, wakes when its remote has come, and can still be read when
 * it does not come. Whatever comes late, from an attempt that was given up, is dropped.
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

/** Visits to a remote's screen, one after the other: whatever comes late, from a visit that is over, is dropped. */
export const createRemoteView = ({ outlet, ...options }: Omit<ViewOptions, 'parent'> & { outlet: HTMLElement }) => {
  let visit: OpenView | null = null;
  return {
    async show(): Promise<void> {
      await visit?.end();
      // What came of another remote was left before it woke.
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
