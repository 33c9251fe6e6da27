import type { ReleasedRemote } from '@posy/shared-contracts/manifest';
import { createRemoteView, type RemoteViewFactory, type StartedPart } from './remote-view';

const remote = { name: 'mfe-reviews', version: '1.0.0' } as ReleasedRemote;

const words = (text: string) => (element: HTMLElement) => {
  element.textContent = text;
  return () => undefined;
};

const setUp = () => {
  const outlet = document.createElement('div');
  let retry: () => void = () => undefined;
  const views: RemoteViewFactory = {
    loading: words('loading'),
    failed: (element, _remote, again) => {
      retry = again;
      return words('failed')(element);
    },
  };
  const attempts: {
    resolve: (started: StartedPart) => void;
    reject: (error: Error) => void;
    broken: (error: unknown) => void;
    container: HTMLElement;
  }[] = [];
  const reported: unknown[] = [];
  const view = createRemoteView({
    remote,
    outlet,
    views,
    report: (_remote, error) => reported.push(error),
    start: (container, broken) =>
      new Promise((resolve, reject) => attempts.push({ resolve, reject, broken, container })),
  });
  const started = (index: number): StartedPart => ({
    mount: async () => void (attempts[index]!.container.textContent = 'there'),
    unmount: async () => void (attempts[index]!.container.textContent = ''),
  });
  return { outlet, view, attempts, started, reported, retry: () => retry() };
};

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

it('shows loading, then the remote', async () => {
  const { outlet, view, attempts, started } = setUp();
  await view.show();
  expect(outlet.textContent).toBe('loading');
  attempts[0]!.resolve(started(0));
  await settle();
  expect(outlet.textContent).toBe('there');
});

it('shows the fallback when loading fails, and the remote after a retry', async () => {
  const { outlet, view, attempts, started, reported, retry } = setUp();
  await view.show();
  attempts[0]!.reject(new Error('404'));
  await settle();
  expect(outlet.textContent).toBe('failed');
  expect(reported).toEqual([new Error('404')]);
  retry();
  expect(outlet.textContent).toBe('loading');
  attempts[1]!.resolve(started(1));
  await settle();
  expect(outlet.textContent).toBe('there');
});

it('shows the fallback when the remote’s tree breaks later', async () => {
  const { outlet, view, attempts, started } = setUp();
  await view.show();
  attempts[0]!.resolve(started(0));
  await settle();
  attempts[0]!.broken(new Error('render'));
  expect(outlet.textContent).toBe('failed');
});

it('leaves nothing behind, and drops what comes after it was left', async () => {
  const { outlet, view, attempts, started } = setUp();
  await view.show();
  await view.hide();
  attempts[0]!.resolve(started(0));
  await settle();
  expect(outlet.childElementCount).toBe(0);
});

it('keeps one visit when it is shown again before it was hidden', async () => {
  const { outlet, view } = setUp();
  await view.show();
  await view.show();
  expect(outlet.childElementCount).toBe(1);
});

it.each([
  ['later', async () => Promise.reject(new Error('unmount'))],
  [
    'at once',
    () => {
      throw new Error('unmount');
    },
  ],
])('a remote that fails to end, %s, is reported, and gone from the page all the same', async (_when, unmount) => {
  const { outlet, view, attempts, started, reported } = setUp();
  await view.show();
  attempts[0]!.resolve({ ...started(0), unmount });
  await settle();
  await view.hide();
  expect(outlet.childElementCount).toBe(0);
  expect(reported).toEqual([new Error('unmount')]);
  await view.show();
  expect(outlet.textContent).toBe('loading');
});

it('one that fails to end after its tree broke is reported for both, and its place shows the fallback', async () => {
  const { outlet, view, attempts, started, reported } = setUp();
  await view.show();
  attempts[0]!.resolve({ ...started(0), unmount: async () => Promise.reject(new Error('unmount')) });
  await settle();
  attempts[0]!.broken(new Error('render'));
  await settle();
  expect(outlet.textContent).toBe('failed');
  expect(reported).toEqual([new Error('render'), new Error('unmount')]);
});
