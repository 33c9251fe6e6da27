import type { Page } from '@playwright/test';
import { type Controller, createController } from '@posy/native-controller';
import { createFakeDevice, type FakeDevice } from '@posy/native-controller/testing';
import { readWebMessage } from '@posy/shared-contracts/native';

/** The app's real controller around a page of the real shell, with a fake phone behind it. */
export interface AppAround {
  controller: Controller;
  device: FakeDevice;
  /** Errors that the controller reported. */
  reports: string[];
  /** Presses the back button, and waits for what the page says that it did. */
  back(): Promise<string>;
}

/**
 * Browsers of journeys share a machine, and a page that is not given its turn is not a page that says nothing: the app
 * left, once in a while, because its 500 ms were over. The limits themselves are tested with a clock of their own.
 */
const timeout = 20;

/** Puts the app around every document that the page loads from now on. */
export const wrapInApp = async (
  page: Page,
  origin: string,
  setting: Parameters<typeof createFakeDevice>[0] = {},
): Promise<AppAround> => {
  const reports: string[] = [];
  // A page that is being left hears nothing more, as in a WebView.
  const run = (script: string): void => void page.evaluate(script).catch(() => undefined);
  const device = createFakeDevice({ ...setting, run });
  let ids = 0;
  const controller = createController({
    device,
    clock: {
      after(milliseconds, then) {
        const timer = setTimeout(then, milliseconds * timeout);
        return () => clearTimeout(timer);
      },
      newId: () => `app-${(ids += 1)}`,
    },
    shellUrl: `${origin}/uk`,
    environment: 'development',
    report: (code, detail) => reports.push(`${code}: ${detail}`),
  });
  let answered = (_handled: string): void => undefined;
  await page.exposeBinding('posyNativePost', ({ frame }, text: string) => {
    controller.posted({ text, url: frame.url() });
    const read = readWebMessage(text);
    if (read.ok && read.message.kind === 'back.result') answered(read.message.payload.handled);
  });
  await page.addInitScript(() => {
    const post = (window as unknown as { posyNativePost: (text: string) => void }).posyNativePost;
    window.ReactNativeWebView = { postMessage: (text: string) => post(text) };
  });
  const back = (): Promise<string> =>
    new Promise((resolve) => {
      answered = resolve;
      controller.pressBack();
    });
  return { controller, device, reports, back };
};

declare global {
  interface Window {
    ReactNativeWebView?: { postMessage(text: string): void };
  }
}
