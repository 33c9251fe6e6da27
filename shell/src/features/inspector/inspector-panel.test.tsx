import { createTestHost, renderWithHost } from '@posy/remote-kit/testing';
import { defaultMarket } from '@posy/shared-contracts';
import type { EndpointOutput } from '@posy/shared-contracts/endpoints';
import { ApiError } from '@posy/shared-contracts/errors';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createReadableValue } from '#platform/readable';
import { exampleReleaseSet } from '#testing/shell-services';
import { InspectorPanel } from './inspector-panel';
import { messages } from './messages/en-GB';
import type { InspectedPage } from './observed/inspected-page';

let leave = async (): Promise<void> => undefined;
afterEach(() => leave());

type Overrides = EndpointOutput<'overrides'>;
const noneAllowed = (): Promise<Overrides> =>
  Promise.reject(new ApiError('refused', 404, 'overrides-off', 'Not here.'));

const show = async (changes: Partial<InspectedPage> = {}, overrides: () => Promise<Overrides> = noneAllowed) => {
  const host = createTestHost({ api: { overrides } });
  const bus = host.busHost;
  const page: InspectedPage = {
    releaseSet: exampleReleaseSet,
    newRelease: createReadableValue(null),
    bus,
    problems: () => [],
    openItems: createReadableValue([]),
    appMessages: null,
    override: null,
    api: host.api,
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
  const file = { name: `${window.location.origin}${entry}`, decodedBodySize: 4096, startTime: 100, responseEnd: 180 };
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

describe('another version of a remote', () => {
  const allowed: Overrides = {
    ...{ localhost: true, origins: [], permit: null },
    versions: [
      { remote: 'mfe-planning', version: '0.1.0-new', at: '2026-11-20T12:00:00.000Z' },
      { remote: 'mfe-planning', version: '0.1.0-old', at: '2026-11-19T12:00:00.000Z' },
      { remote: 'mfe-hats', version: '1.0.0', at: '2026-11-19T12:00:00.000Z' },
    ],
  };
  const copied: string[] = [];
  beforeEach(() => {
    copied.length = 0;
    // userEvent brings a clipboard of its own, which is read here through its one method.
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void copied.push(text) },
    });
  });
  const copy = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Copy the link' }));
    return copied.at(-1);
  };

  test('is chosen among those that are stored, and its link names the release set', async () => {
    await show({}, async () => allowed);
    const version = await screen.findByLabelText('Version');
    const labels = within(version)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(labels).toEqual([
      'As deployed',
      expect.stringMatching(/^0\.1\.0-new, .*20 November 2026/),
      expect.stringMatching(/^0\.1\.0-old, .*19 November 2026/),
      'From a developer’s server',
    ]);
    expect(screen.getByRole('button', { name: 'Load the page with it' })).toBeDisabled();
    await userEvent.selectOptions(version, '0.1.0-old');
    expect(screen.getByRole('button', { name: 'Load the page with it' })).toBeEnabled();
    expect(await copy()).toBe(`${window.location.href}?remote=mfe-planning%400.1.0-old&release-set=set`);
    expect(screen.getByText('Copied.')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Remote'), 'mfe-hats');
    expect(within(screen.getByLabelText('Version')).queryByText(/0\.1\.0-old/)).toBeNull();
  });

  test('of a developer’s server has an address, which must be one that is allowed', async () => {
    await show({}, async () => ({ ...allowed, localhost: false, origins: ['https://ana.example.com'] }));
    await userEvent.selectOptions(await screen.findByLabelText('Version'), 'From a developer’s server');
    const address = screen.getByLabelText('Address of the server');
    expect(address).toHaveValue('https://ana.example.com');
    expect(address).toHaveAccessibleDescription(/Allowed: https:\/\/ana\.example\.com/);
    expect(await copy()).toContain('remote=mfe-planning%40https%3A%2F%2Fana.example.com&');
    await userEvent.clear(address);
    expect(screen.getByRole('button', { name: 'Load the page with it' })).toBeDisabled();
  });

  test('that the page has is said, with its link and a way back', async () => {
    const override = {
      kind: 'stored',
      remote: 'mfe-planning',
      version: '0.1.0-old',
      base: 'b',
      deployed: 'd',
    } as const;
    await show({ override }, async () => allowed);
    expect(await screen.findByText('This page has mfe-planning 0.1.0-old.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Back to the deployed version' })).toBeEnabled();
    expect(screen.getByLabelText('Version')).toHaveValue('0.1.0-old');
    expect(await copy()).toContain('remote=mfe-planning%400.1.0-old&release-set=b');
  });

  test('of a developer’s server that did not answer is not said: the page is as it is deployed', async () => {
    const server = { kind: 'developer', remote: 'mfe-planning', origin: 'http://localhost:4321' } as const;
    const override = { ...server, base: 'set', deployed: 'set' };
    await show({ override }, async () => allowed);
    expect(await screen.findByLabelText('Version')).toHaveValue('');
    expect(screen.queryByText(/^This page has mfe-planning/)).toBeNull();
    await leave();
    const remotes = exampleReleaseSet.remotes.map((remote) => ({ ...remote, version: 'developer' }));
    await show({ override, releaseSet: { ...exampleReleaseSet, remotes } }, async () => allowed);
    expect(await screen.findByText('This page has mfe-planning http://localhost:4321.')).toBeVisible();
  });

  test('needs a permit where not everybody may, which the browser then shows with each page', async () => {
    await show({}, async () => ({ ...allowed, permit: { value: '9.permit', until: Date.now() + 60_000 } }));
    await screen.findByLabelText('Version');
    expect(document.cookie).toContain('posy-override-permit=9.permit');
    document.cookie = 'posy-override-permit=; Path=/; Max-Age=0';
  });

  test('is not offered where the installation allows none, or to others; a lost answer can be asked for again', async () => {
    await show();
    expect(await screen.findByText('This installation shows remotes as they are deployed.')).toBeVisible();
    expect(screen.queryByLabelText('Version')).toBeNull();
    await leave();
    await show({}, () => Promise.reject(new ApiError('refused', 403, 'not-an-operator', 'Only operators.')));
    expect(await screen.findByText('Only operators may show remotes in another version.')).toBeVisible();
    await leave();
    let isThere = false;
    await show({}, () => {
      if (isThere) return Promise.resolve(allowed);
      isThere = true;
      return Promise.reject(new ApiError('offline', 0, 'offline', 'No connection.'));
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ask again' }));
    expect(await screen.findByLabelText('Version')).toBeVisible();
  });
});

test('closes', async () => {
  const { closed } = await show();
  await userEvent.click(screen.getByRole('button', { name: 'Close inspector' }));
  expect(closed()).toBe(1);
});
