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

/** Returns the worker's notifications: the test asks the worker itself, whichever page is open. */
const shown = (worker: Worker): Promise<string[]> =>
  worker.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    return (await registration.getNotifications()).map(({ title, body }) => `${title}: ${body}`);
  });

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
  await send('Seen at once');
  await expect(notices(page)).toContainText('Seen at once');
  await page.goto('about:blank');
  await send('Your date is free.');
  await expect.poll(() => shown(worker)).toEqual(['Hazel Sorrel Orchard: Your date is free.']);
});
