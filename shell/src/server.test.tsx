import { loadMessages } from '@posy/remote-kit';
import { drawOnServer, serveAndWake, type TestHostOptions, type Woken } from '@posy/remote-kit/testing';
import { type Market, marketOfPath, markets } from '@posy/shared-contracts';
import type { ShellServerHalf } from '@posy/shared-contracts/server-half';
import { screen } from '@testing-library/react';
import { catalogues } from '#messages/index';
import { createTestShell, exampleReleaseSet } from '#testing/shell-services';
import { renderPage } from './boot/render-page';

const server = () => jest.requireActual<ShellServerHalf>('./server');
const page = { releaseSet: exampleReleaseSet, demo: true, socialProviders: [] };

let woken: Woken | null = null;
afterEach(async () => {
  await woken?.leave();
  woken = null;
});

const calls: string[] = [];
const api: TestHostOptions['api'] = {
  legalPage: () => {
    calls.push('legalPage');
    return { topic: 'terms', title: 'All of it', summary: 'In short', updated: '2026-11-01', blocks: [] };
  },
  // A country without a market: another market is offered after the page has loaded.
  viewerCountry: () => ({ country: 'XX' }),
};

/** Hydrates a whole page as the shell does, with its screen's parts loaded before. */
const wakeShell = async (path: string, market: Market): Promise<Woken> => {
  calls.length = 0;
  woken = await serveAndWake({
    path,
    module: './frame',
    page,
    api,
    server,
    wake: async ({ container, failed: _failed, ...host }) => {
      container.id = 'root';
      const { shell } = createTestShell({ status: 'signed-out' }, path);
      const here = { ...shell, market, demo: true };
      await shell.parts.screenOf(path).load(market.catalogue);
      const messages = loadMessages(catalogues, market.catalogue);
      renderPage(host, here, messages);
      await messages;
      return () => undefined;
    },
  });
  return woken;
};

test.each(markets.map(({ prefix }) => prefix))(
  'the frame of %s is drawn around the place of a remote’s screen',
  async (prefix) => {
    const drawn = await drawOnServer({ path: `/${prefix}/home`, module: './frame', server, page });
    expect(drawn?.html).toContain('<div><!--posy:outlet--></div></main>');
    expect(drawn?.html).toContain(`href="/${prefix}/directory"`);
    expect(drawn?.state).toBe('{}');
  },
);

test.each(['/uk', '/us', '/de', '/fr', '/de/terms', '/fr/privacy-policy', '/uk/terms', '/us/not-found', '/not-found'])(
  '%s comes whole from the server, and the page takes it over as it is, asking for nothing again',
  async (path) => {
    const { host, before, element } = await wakeShell(path, marketOfPath(path));
    const heading = screen.getByRole('heading', { level: 1 });
    expect(Object.keys(heading).some((key) => key.startsWith('__reactProps'))).toBe(true);
    expect(element.innerHTML).toBe(before);
    expect(host.errors).toEqual([]);
    expect(calls).toHaveLength(new Set(calls).size);
  },
);

test('the search of an index is sent by a browser without scripts too', async () => {
  const drawn = await drawOnServer({ path: '/uk', module: './frame', server, page });
  expect(drawn?.html).toMatch(/<form[^>]* action="\/uk\/search"/);
  expect(drawn?.html).toMatch(/<select[^>]* name="category"/);
  expect(drawn?.html).toMatch(/<input[^>]* name="area"/);
});

test('an index on the server has the places of what remotes show there', async () => {
  const drawn = await drawOnServer({ path: '/uk', module: './frame', server, page });
  expect(drawn?.slots.map(({ name }) => name)).toEqual(['market-index.section', 'market-index.end']);
});

test.each(['/uk/signup', '/uk/settings', '/uk/collaboration'])('%s is for the page to draw', async (path) => {
  expect(await drawOnServer({ path, module: './frame', server, page })).toBeNull();
});
