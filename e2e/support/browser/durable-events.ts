import { expect, type Page } from '@playwright/test';

/** A step in an event's life, as the page's trace shows it. */
interface TraceStep {
  /** Milliseconds since the epoch. */
  at: number;
  step: string;
  event: string;
  eventId: string;
  handler: string | null;
}

declare global {
  interface Window {
    posyTrace: () => readonly TraceStep[];
  }
}

/** Returns the steps of an event in this document so far. */
export const traceOf = (page: Page, event: string): Promise<TraceStep[]> =>
  page.evaluate((name) => window.posyTrace().filter((step) => step.event === name), event);

/** Waits until the document has a step of the event by the handler, and answers the event's id. */
export const waitForStep = async (page: Page, event: string, step: string, handler: string): Promise<string> => {
  const find = async (): Promise<string | undefined> =>
    (await traceOf(page, event)).find((taken) => taken.step === step && taken.handler === handler)?.eventId;
  await expect.poll(find, { message: `${event} is ${step} by ${handler}`, timeout: 30_000 }).toBeDefined();
  return (await find()) ?? '';
};

/** Returns the number of times that the handler handled the event in this document. */
export const timesHandled = async (page: Page, event: string, eventId: string, handler: string): Promise<number> =>
  (await traceOf(page, event)).filter(
    (taken) => taken.step === 'handled' && taken.eventId === eventId && taken.handler === handler,
  ).length;

/** Ids of the events that wait in this browser. */
export const waitingEvents = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('posy-events');
        opening.onerror = () => reject(opening.error ?? new Error('The store did not open.'));
        opening.onsuccess = () => {
          const asking = opening.result.transaction('events').objectStore('events').getAllKeys();
          asking.onerror = () => reject(asking.error ?? new Error('The store did not answer.'));
          asking.onsuccess = () => {
            opening.result.close();
            resolve(asking.result.map(String));
          };
        };
      }),
  );

/** The document has looked for waiting events, since its person is known, and none is left. */
export const expectNothingWaits = async (page: Page): Promise<void> => {
  await expect
    .poll(async () => (await traceOf(page, 'session.changed')).some(({ step }) => step === 'published'))
    .toBe(true);
  await expect.poll(() => waitingEvents(page)).toEqual([]);
};
