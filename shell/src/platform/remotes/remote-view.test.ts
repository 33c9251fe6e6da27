import { settle } from '@posy/remote-kit/testing';
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
    isDrawn: boolean;
  }[] = [];
  const reported: unknown[] = [];
  const view = createRemoteView({
    remote,
    outlet,
    views,
    report: (_remote, error) => reported.push(error),
    start: (container, broken, isDrawn) =>
      new Promise((resolve, reject) => attempts.push({ resolve, reject, broken, container, isDrawn })),
  });
  const started = (index: number): StartedPart => ({
    mount: async () => void (attempts[index]!.container.textContent = 'there'),
    unmount: async () => void (attempts[index]!.container.textContent = ''),
  });
  return { outlet, view, attempts, started, reported, retry: () => retry() };
};

test('shows loading, then the remote', async () => {
  const { outlet, view, attempts, started } = setUp();
  await view.show();
  expect(outlet.textContent).toBe('loading');
  attempts[0]!.resolve(started(0));
  await settle();
  expect(outlet.textContent).toBe('there');
});

test('shows the fallback when loading fails, and the remote after a retry', async () => {
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

test('shows the fallback when the remote’s tree breaks later', async () => {
  const { outlet, view, attempts, started } = setUp();
  await view.show();
  attempts[0]!.resolve(started(0));
  await settle();
  attempts[0]!.broken(new Error('render'));
  expect(outlet.textContent).toBe('failed');
});

test('leaves nothing behind, and drops what comes after it was left', async () => {
  const { outlet, view, attempts, started } = setUp();
  await view.show();
  await view.hide();
  attempts[0]!.resolve(started(0));
  await settle();
  expect(outlet.childElementCount).toBe(0);
});

test('keeps one visit when it is shown again before it was hidden', async () => {
  const { outlet, view } = setUp();
  await view.show();
  await view.show();
  expect(outlet.childElementCount).toBe(1);
});

test.each([
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

test('one that fails to end after its tree broke is reported for both, and its place shows the fallback', async () => {
  const { outlet, view, attempts, started, reported } = setUp();
  await view.show();
  attempts[0]!.resolve({ ...started(0), unmount: async () => Promise.reject(new Error('unmount')) });
  await settle();
  attempts[0]!.broken(new Error('render'));
  await settle();
  expect(outlet.textContent).toBe('failed');
  expect(reported).toEqual([new Error('render'), new Error('unmount')]);
});

describe('a part that came with the document', () => {
  const serve = (outlet: HTMLElement, name = remote.name): HTMLElement => {
    const frame = outlet.appendChild(document.createElement('div'));
    frame.dataset['remote'] = name;
    frame.dataset['posyPart'] = '';
    frame.append(document.createElement('script'));
    const part = frame.appendChild(document.createElement('div'));
    part.textContent = 'served';
    return part;
  };

  test('stands as it is until its remote has come, which is given its own element', async () => {
    const { outlet, view, attempts, started } = setUp();
    const part = serve(outlet);
    await view.show();
    expect(outlet.textContent).toBe('served');
    expect(attempts[0]!.container).toBe(part);
    attempts[0]!.resolve(started(0));
    await settle();
    expect([outlet.textContent, outlet.contains(part)]).toEqual(['there', true]);
  });

  test('can still be read when its remote does not come, and wakes after a retry [R1-14]', async () => {
    const { outlet, view, attempts, started, retry } = setUp();
    const part = serve(outlet);
    await view.show();
    attempts[0]!.reject(new Error('no answer within 60 s'));
    await settle();
    expect(outlet.textContent).toBe('servedfailed');
    retry();
    expect([outlet.textContent, attempts[1]!.container]).toEqual(['served', part]);
    attempts[1]!.resolve(started(1));
    await settle();
    expect(outlet.textContent).toBe('there');
  });

  test('is waited for longer than one that is not there; the attempts after it broke are not', async () => {
    const { outlet, view, attempts, started, retry } = setUp();
    serve(outlet);
    await view.show();
    attempts[0]!.resolve(started(0));
    await settle();
    attempts[0]!.broken(new Error('render'));
    expect(outlet.textContent).toBe('failed');
    retry();
    expect(attempts.map(({ isDrawn }) => isDrawn)).toEqual([true, false]);
  });

  test('is gone with its words when its path is left after it did not come', async () => {
    const { outlet, view, attempts } = setUp();
    serve(outlet);
    await view.show();
    attempts[0]!.reject(new Error('404'));
    await settle();
    await view.hide();
    expect(outlet.childElementCount).toBe(0);
  });

  test('is taken once: the next visit begins as any other', async () => {
    const { outlet, view } = setUp();
    serve(outlet);
    await view.show();
    await view.hide();
    expect(outlet.childElementCount).toBe(0);
    await view.show();
    expect(outlet.textContent).toBe('loading');
  });

  test('of a remote that was left before it woke, is gone with the next one', async () => {
    const { outlet, view } = setUp();
    serve(outlet, 'mfe-suppliers');
    await view.show();
    expect(outlet.textContent).toBe('loading');
  });
});
