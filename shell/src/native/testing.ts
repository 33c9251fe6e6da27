import { settle } from '@posy/remote-kit/testing';
import type { NativeToWeb, WebToNative } from '@posy/shared-contracts/native';
import { nativeCapabilities, type NativeCapability, readWebMessage } from '@posy/shared-contracts/native';
import { openNativeLink } from './native-link';

type AppMessage = Pick<NativeToWeb, 'kind' | 'payload'>;

/** An app that answers `web.ready` as the test says, and a link to it. */
export const createFakeApp = ({
  capabilities = nativeCapabilities as readonly NativeCapability[],
  platform = 'android' as 'ios' | 'android',
} = {}) => {
  const posted: WebToNative[] = [];
  const listeners = new Set<(text: unknown) => void>();
  let ids = 0;
  const session = (): string => posted[0]?.session ?? '';
  const deliver = (body: AppMessage, more: object = {}): void => {
    const text = JSON.stringify({ v: 1, id: `app${(ids += 1)}`, session: session(), ...body, ...more });
    for (const listener of [...listeners]) listener(text);
  };
  const hello = (): void =>
    deliver(
      {
        kind: 'native.hello',
        payload: {
          platform,
          versions: { app: '1.0.0', os: '16', protocol: 1 },
          insets: { top: 24, right: 0, bottom: 12, left: 0 },
          capabilities: [...capabilities],
        },
      },
      { replyTo: posted[0]?.id },
    );
  const wire = {
    post(text: string) {
      const read = readWebMessage(text);
      if (!read.ok) throw new Error(read.problem);
      posted.push(read.message);
    },
    listen(onText: (text: unknown) => void) {
      listeners.add(onText);
      return () => listeners.delete(onText);
    },
  };
  let webIds = 0;
  const link = openNativeLink({ wire, newId: () => `web${(webIds += 1)}`, path: '/uk/home' });
  const kinds = (): string[] => posted.map(({ kind }) => kind);
  const lastOf = <K extends WebToNative['kind']>(kind: K) =>
    posted.filter((message) => message.kind === kind).at(-1) as Extract<WebToNative, { kind: K }> | undefined;
  return { link, posted, kinds, lastOf, deliver, hello, settled: settle, listeners };
};
