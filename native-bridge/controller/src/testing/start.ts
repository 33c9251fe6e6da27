import type { NativeToWeb, WebToNative } from '@posy/shared-contracts/native';
import { type ControllerOptions, createController } from '../controller';
import { createFakeClock } from './fake-clock';
import { createFakeDevice } from './fake-device';
import { createFakePage } from './fake-page';

export const shellUrl = 'https://app.posy.example/uk';
const pageUrl = `${shellUrl}/home`;

/** A controller with a page and a device to try it on; the page has begun its session unless said otherwise. */
export const start = ({
  wants = [
    'push',
    'sign-in',
    'rating',
    'file-save',
    'external-links',
    'chrome',
    'haptics',
    'contacts',
    'calendar',
    'link-heard',
    'link-refused',
  ],
  begun = true,
  platform = 'android' as 'ios' | 'android',
  environment = 'live' as ControllerOptions['environment'],
} = {}) => {
  const page = createFakePage();
  const device = createFakeDevice({ platform, run: page.run });
  const clock = createFakeClock();
  const reports: string[] = [];
  const controller = createController({
    device,
    clock,
    shellUrl,
    environment,
    report: (code, detail) => reports.push(`${code}: ${detail}`),
  });
  const post = (body: Pick<WebToNative, 'kind' | 'payload'>, { url = pageUrl, ...more }: Record<string, string> = {}) =>
    controller.posted({ text: page.text(body, more), url });
  const ready = (): void => post({ kind: 'web.ready', payload: { path: '/uk/home', wants } } as never);
  if (begun) ready();
  const last = <K extends NativeToWeb['kind']>(kind: K) =>
    page.received.filter((message) => message.kind === kind).at(-1) as Extract<NativeToWeb, { kind: K }> | undefined;
  /** Lets what the device promised arrive. */
  const settled = async (): Promise<void> => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return { page, device, clock, controller, reports, post, ready, last, settled };
};
