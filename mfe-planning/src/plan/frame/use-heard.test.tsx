import { createTestHost, renderWithHost } from '@posy/remote-kit/testing';
import type { useLive } from '@posy/remote-kit';
import { screen } from '@testing-library/react';
import { messages } from '#messages/en-GB';
import { useHeard } from './use-heard';

type Live = ReturnType<typeof useLive<{ name: string }>>;

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const ready = (count: number, fromCache: boolean): Live => ({
  status: 'ready',
  value: Array.from({ length: count }, (_none, index) => ({ id: String(index), name: 'x' })),
  fromCache,
  hasPendingWrites: false,
  error: null,
  retry: () => undefined,
});
const loading: Live = { status: 'loading', value: null, error: null, retry: () => undefined };
const failed: Live = { status: 'failed', value: null, retry: () => undefined, error: new Error('No.') } as Live;

const Heard = ({ live, isSome }: { live: Live; isSome: boolean }) => <p>{`it is ${useHeard(live, isSome)}`}</p>;

test.each([
  ['loading', 'with a connection the server’s answer comes', ready(0, true), true, false],
  ['ready', 'the server says that there is nothing', ready(0, false), true, true],
  ['ready', 'offline, and nothing else is known of', ready(0, true), false, false],
  ['failed', 'offline, and there should be something', ready(0, true), false, true],
  ['ready', 'offline, with something on this device', ready(2, true), false, true],
  ['loading', 'nothing was told yet', loading, true, true],
  ['failed', 'it could not be read', failed, true, true],
] as const)('[R1-06] a list is %s: %s', async (heard, _why, live, isOnline, isSome) => {
  const host = createTestHost({});
  host.online.set(isOnline);
  leave = await renderWithHost(<Heard live={live} isSome={isSome} />, host, messages);
  expect(screen.getByText(`it is ${heard}`)).toBeInTheDocument();
});
