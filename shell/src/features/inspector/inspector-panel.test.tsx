import { createTestHost, renderWithHost } from '@posy/remote-kit/testing';
import { defaultMarket } from '@posy/shared-contracts';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createReadableValue } from '#platform/readable';
import { exampleReleaseSet } from '#testing/shell-services';
import { InspectorPanel } from './inspector-panel';
import { messages } from './messages/en-GB';
import type { InspectedPage } from './observed/inspected-page';

let leave = async (): Promise<void> => undefined;
afterEach(() => leave());

const show = async (changes: Partial<InspectedPage> = {}) => {
  const host = createTestHost();
  const bus = host.busHost;
  const page: InspectedPage = {
    releaseSet: exampleReleaseSet,
    newRelease: createReadableValue(null),
    bus,
    problems: () => [],
    openItems: createReadableValue([]),
    appMessages: null,
    market: defaultMarket,
    nonce: '',
    clock: host.clock,
    ...changes,
  };
  let closed = 0;
  leave = await renderWithHost(<InspectorPanel page={page} onClose={() => (closed += 1)} />, host, messages);
  const later = () => act(async () => host.pass(1000));
  return { bus, later, closed: () => closed };
};

// jsdom has no resource timing.
beforeEach(() => {
  const entry = '/releases/builds/mfe-planning/1.0.0/remoteEntry.js';
  const file = { name: `https://posy.example.com${entry}`, decodedBodySize: 4096, startTime: 100, responseEnd: 180 };
  Object.assign(performance, { getEntriesByType: () => [file] });
});
afterEach(() => void Reflect.deleteProperty(performance, 'getEntriesByType'));

const panel = () => screen.getByRole('complementary', { name: 'Inspector' });

test('names the release set and each member with version, owner and state', async () => {
  await show();
  expect(within(panel()).getByText(exampleReleaseSet.id)).toBeVisible();
  const row = within(panel()).getByRole('row', { name: /mfe-planning/ });
  expect(row).toHaveTextContent('1.0.0');
  expect(row).toHaveTextContent('planning');
  expect(within(row).getByText('Not asked for')).toBeVisible();
  expect(row).toHaveTextContent('4 KB');
  expect(row).toHaveTextContent('80 ms');
});

test('shows an event with its payload and handlers, live, and publishes it again', async () => {
  const { bus, later } = await show();
  const seen: unknown[] = [];
  bus.forRemote('mfe-inbox').subscribe('navigation.changed', (payload) => void seen.push(payload));
  await bus.forRemote('shell').publish('navigation.changed', { pathname: '/uk/home', from: null });
  await later();
  expect(within(panel()).getByText('shell → mfe-inbox')).toBeVisible();
  await userEvent.click(within(panel()).getByText('navigation.changed', { selector: 'b' }));
  expect(within(panel()).getByText(/"pathname": "\/uk\/home"/)).toBeVisible();
  await userEvent.click(within(panel()).getByRole('button', { name: 'Publish again' }));
  expect(seen).toEqual([
    { pathname: '/uk/home', from: null },
    { pathname: '/uk/home', from: null },
  ]);
});

test('publishes an event by hand as a remote; what is no JSON or does not fit is said at its field', async () => {
  const { bus } = await show();
  const seen: unknown[] = [];
  bus.forRemote('mfe-inbox').subscribe('navigation.changed', (payload) => void seen.push(payload));
  await userEvent.click(screen.getByText('Publish an event'));
  await userEvent.selectOptions(screen.getByLabelText('Event'), 'navigation.changed');
  const payload = screen.getByLabelText('Payload, as JSON');
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  const write = async (text: string): Promise<void> => {
    await userEvent.clear(payload);
    await userEvent.click(payload);
    await userEvent.paste(text);
    await send();
  };
  await write('{');
  expect(payload).toHaveAccessibleDescription('That is not JSON.');
  await write('{"pathname":7}');
  expect(payload).toHaveAccessibleDescription(/pathname/);
  await write('{"pathname":"/uk/home","from":null}');
  expect(screen.getByText('Published.')).toBeVisible();
  expect(seen).toEqual([{ pathname: '/uk/home', from: null }]);
});

test('a paused trace stays as it is, and a cleared one begins anew', async () => {
  const { bus, later } = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  await bus.forRemote('shell').publish('navigation.changed', { pathname: '/uk/home', from: null });
  await later();
  expect(screen.getByText('Nothing was published yet.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Go on' }));
  expect(screen.getByText('shell → nobody')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(screen.getByText('Nothing was published yet.')).toBeVisible();
});

test('lists what was reported, what is open, and the messages with the app', async () => {
  await show({
    problems: () => [{ feature: 'remote', remote: 'mfe-reviews', version: '1.0.0', message: 'timed out', at: 5 }],
    openItems: createReadableValue(['dialog'] as const) as InspectedPage['openItems'],
    appMessages: () => [{ direction: 'from-app', kind: 'push.token', fields: ['token'] }],
  });
  expect(screen.getByText('mfe-reviews 1.0.0, remote')).toBeVisible();
  expect(screen.getByText('timed out')).toBeVisible();
  expect(screen.getByText('dialog')).toBeVisible();
  expect(screen.getByText('push.token from the app (token)')).toBeVisible();
});

test('closes', async () => {
  const { closed } = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Close inspector' }));
  expect(closed()).toBe(1);
});
