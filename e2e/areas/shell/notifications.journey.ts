import { type CDPSession, expect, type Worker } from '@playwright/test';
import { notices, startPlanning } from '#support/plan/planning';
import { test } from '#support/run/test';

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

/** Gives a push to the page's worker, as the browser's push service does. */
const deliver = async (cdp: CDPSession, origin: string, registrationId: string, push: unknown): Promise<void> =>
  void (await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(push) }));

const registrationOf = (cdp: CDPSession): Promise<string> =>
  new Promise((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first !== undefined) resolve(first.registrationId);
    });
  });

interface NotedWorker {
  registration: ServiceWorkerRegistration;
  shownNotices: string[];
}

/** Has the worker note what it shows: the browser of the journeys grants no page the permission to show it. */
const noteShown = (worker: Worker): Promise<void> =>
  worker.evaluate(() => {
    const scope = globalThis as unknown as NotedWorker;
    scope.shownNotices = [];
    scope.registration.showNotification = (title, { body = '' } = {}) => {
      scope.shownNotices.push(`${title}: ${body}`);
      return Promise.resolve();
    };
  });

const shown = (worker: Worker): Promise<string[]> =>
  worker.evaluate(() => (globalThis as unknown as NotedWorker).shownNotices);

test('news comes as a notification while Posy is not looked at, and never over what somebody is doing', async ({
  page,
}) => {
  await startPlanning(page);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const cdp = await page.context().newCDPSession(page);
  const registered = registrationOf(cdp);
  await cdp.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  const send = async (body: string): Promise<void> =>
    deliver(cdp, origin, await registered, { notification: { title: 'Hazel Sorrel Orchard', body } });

  const [worker] = page.context().serviceWorkers();
  if (worker === undefined) throw new Error('The page has no worker.');
  await noteShown(worker);
  await send('Seen at once');
  await expect(notices(page)).toContainText('Seen at once');
  expect(await shown(worker)).toEqual([]);
  await page.goto('about:blank');
  await send('Your date is free.');
  await expect.poll(() => shown(worker)).toEqual(['Hazel Sorrel Orchard: Your date is free.']);
});
