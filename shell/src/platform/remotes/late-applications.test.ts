import { settle } from '@posy/remote-kit/testing';
import { createTestShell } from '#testing/shell-services';
import type { ApplicationOptions } from './applications';
import { startLateApplications } from './late-applications';

/** A page at a path; `attempts` are the attempts to load single-spa. */
const pageAt = (path: string, ...served: HTMLElement[]) => {
  const { shell, host } = createTestShell({ status: 'signed-out' }, path);
  const outlet = document.createElement('div');
  outlet.append(...served);
  const attempts: { come: () => void; fail: () => void }[] = [];
  let retry: () => void = () => undefined;
  const say = (text: string) => (element: HTMLElement) => {
    element.textContent = text;
    return () => undefined;
  };
  const options: ApplicationOptions = {
    remotes: shell.releaseSet.remotes,
    loader: { load: () => Promise.reject(new Error('unused')), renew: () => undefined, preload: () => undefined },
    outlet,
    propsFor: () => host,
    views: {
      loading: say('loading'),
      failed: (element, _remote, again) => {
        retry = again;
        return say('failed')(element);
      },
    },
    report: () => undefined,
    isOwn: () => false,
    onOwnChanged: () => undefined,
  };
  startLateApplications({
    ...options,
    location: host.location,
    start: () =>
      new Promise((resolve, reject) => attempts.push({ come: resolve, fail: () => reject(new Error('404')) })),
  });
  return { outlet, attempts, go: (to: string) => host.navigate(to), retry: () => retry() };
};

test('loads nothing of single-spa for the shell’s own screens', () => {
  const { attempts, outlet, go } = pageAt('/uk');
  go('/uk/signup');
  expect([attempts.length, outlet.childElementCount]).toEqual([0, 0]);
});

test('starts it once, with the first path of a remote, and leaves the place to it', async () => {
  const { attempts, outlet, go } = pageAt('/uk');
  go('/uk/home');
  await settle();
  expect(outlet.textContent).toBe('loading');
  attempts[0]?.come();
  await settle();
  expect(outlet.childElementCount).toBe(0);
  go('/uk');
  go('/uk/checklist');
  await settle();
  expect([attempts.length, outlet.childElementCount]).toEqual([1, 0]);
});

test('says in the remote’s place that it did not come, and tries again when asked to', async () => {
  const { attempts, outlet, retry } = pageAt('/uk/home');
  await settle();
  attempts[0]?.fail();
  await settle();
  expect(outlet.textContent).toBe('failed');
  retry();
  await settle();
  attempts[1]?.come();
  await settle();
  expect([attempts.length, outlet.childElementCount]).toEqual([2, 0]);
});

test('takes its words away with the path, and asks anew at the next one', async () => {
  const { attempts, outlet, go } = pageAt('/uk/home');
  await settle();
  attempts[0]?.fail();
  await settle();
  go('/uk');
  await settle();
  expect(outlet.childElementCount).toBe(0);
  go('/uk/home');
  await settle();
  expect([attempts.length, outlet.textContent]).toEqual([2, 'loading']);
});

const servedPlan = (): HTMLElement => {
  const served = document.createElement('div');
  served.dataset['remote'] = 'mfe-planning';
  served.dataset['posyPart'] = '';
  served.textContent = 'served';
  return served;
};

test('what came with the document can still be read when single-spa did not come, and waits again after a retry', async () => {
  const { attempts, outlet, retry } = pageAt('/uk/home', servedPlan());
  await settle();
  attempts[0]?.fail();
  await settle();
  expect(outlet.textContent).toBe('servedfailed');
  retry();
  expect(outlet.textContent).toBe('served');
  attempts[1]?.come();
  await settle();
  expect([attempts.length, outlet.textContent]).toEqual([2, 'served']);
});

test('leaves what came with the document as it is while single-spa is on its way, and takes it away with its path', async () => {
  const { attempts, outlet, go } = pageAt('/uk/home', servedPlan());
  await settle();
  expect([attempts.length, outlet.textContent]).toEqual([1, 'served']);
  go('/uk/signup');
  expect(outlet.childElementCount).toBe(0);
});
