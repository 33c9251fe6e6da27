import { expect, type Page } from '@playwright/test';
import { answerChanged } from './changed-answer';
import { runChangedScripts } from './unchecked';

/** Failures of a script's request. */
type WireFault = 'answers 404' | 'answers 500' | 'answers garbage' | 'never answers';

/** Makes every request for the scripts fail; the returned function heals them. */
export const breakScripts = async (page: Page, scripts: RegExp, fault: WireFault): Promise<() => Promise<void>> => {
  await page.route(scripts, async (route) => {
    if (fault === 'never answers') return;
    const status = fault === 'answers 404' ? 404 : fault === 'answers 500' ? 500 : 200;
    await route.fulfill({ status, contentType: 'text/javascript', body: '<<< not a script {{{' });
  });
  return () => page.unroute(scripts);
};

/** Replaces text in the scripts that have it, on their way to the page, which runs them all the same. */
export const changeScripts = async (page: Page, scripts: RegExp, from: RegExp, to: string): Promise<void> => {
  await runChangedScripts(page);
  await page.route(scripts, (route) => answerChanged(route, (script) => script.replace(from, to)));
};

/** Appends to the matching files, like an attacker with write access to them; the returned function restores them. */
export const tamperWith = async (page: Page, files: RegExp): Promise<() => Promise<void>> => {
  await page.route(files, (route) => {
    const isStyle = route.request().url().endsWith('.css');
    const added = isStyle ? 'html{opacity:.5!important}' : ';window.journeyTampered=true;';
    return answerChanged(route, (body) => `${body}\n${added}`);
  });
  return () => page.unroute(files);
};

declare global {
  interface Window {
    journeyMark?: string;
    journeyTampered?: boolean;
  }
}

/** Expects that no appended code was run. */
export const expectNothingRan = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => window.journeyTampered)).toBeUndefined();

/** Marks the document: the mark is gone after a reload. */
export const markDocument = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.journeyMark = 'same document';
  });

export const documentMark = (page: Page): Promise<string | undefined> => page.evaluate(() => window.journeyMark);

/** Takes away everything in which a page could keep something, as browsers do for people who forbid it. */
export const forbidStorage = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const denied = (): never => {
      throw new DOMException('The page may not store anything.', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: denied });
    Object.defineProperty(window, 'indexedDB', { get: () => undefined });
    Object.defineProperty(navigator.locks, 'request', { value: async () => denied() });
    Object.defineProperty(navigator.serviceWorker, 'register', { value: async () => denied() });
  });
};
