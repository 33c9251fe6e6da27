import { gzipSync } from 'node:zlib';
import { drawOnServer, serveAndWake, type TestHostOptions, wakeApp, type Woken } from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import { websiteSectionKinds } from '@posy/shared-contracts/entities';
import type { ServerHalf } from '@posy/shared-contracts/server-half';
import { screen } from '@testing-library/react';
import { themeNames } from '#public-site/site-themes';
import { exampleSite } from '#testing/example-site';
import * as app from './app';

let woken: Woken | null = null;
afterEach(async () => {
  await woken?.leave();
  woken = null;
});

/** Words of a section, as long as couples write. */
const longWords = {
  en: {
    title: 'A title of a section',
    body: 'We met on a rainy Tuesday in Bath and have been walking there ever since. '.repeat(8),
    items: Array.from({ length: 6 }, (_, at) => ({
      ...{ title: `Line ${at} of the section`, body: `Its words, number ${at}. `.repeat(6), link: '' },
    })),
  },
};

const server = () => jest.requireActual<ServerHalf>('./server');

const wake = async (path: string, changes: Partial<typeof exampleSite> = {}): Promise<string[]> => {
  const calls: string[] = [];
  const api: TestHostOptions['api'] = {
    microsite: () => {
      calls.push('microsite');
      return { ...exampleSite, ...changes };
    },
  };
  woken = await serveAndWake({ path, api, server, wake: wakeApp(app) });
  return calls;
};

test.each(themeNames)(
  'a wedding’s website in the theme %s comes whole from the server, with its art',
  async (theme) => {
    const calls = await wake('/uk/wedding-website/maya-and-tom', { theme });
    expect(woken?.before).toContain('The walled garden');
    expect(woken?.before).toContain('1 Mill Lane');
    expect(woken?.before).not.toContain('aria-busy');
    expect(woken?.element.innerHTML).toBe(woken?.before);
    expect(woken?.host.errors).toEqual([]);
    expect(calls).toEqual(['microsite']);
    expect(screen.getByRole('heading', { level: 1, name: 'Maya & Tom' })).toBeInTheDocument();
  },
);

test.each(['us', 'de', 'fr'])('a wedding’s website is taken over as it is in %s', async (market) => {
  await wake(`/${market}/wedding-website/maya-and-tom`);
  expect(woken?.element.innerHTML).toBe(woken?.before);
  expect(woken?.host.errors).toEqual([]);
});

test.each(themeNames)(
  'a wedding’s website in the theme %s is a document of its own, of at most 30 KB of markup and styles [31]',
  async (theme) => {
    const sections = websiteSectionKinds.map((kind, order) => ({ id: kind, kind, order, words: longWords }));
    const microsite = () => ({ ...exampleSite, theme, sections, invites: true });
    const drawn = await drawOnServer({ path: '/uk/wedding-website/maya-and-tom', api: { microsite }, server });
    expect([drawn?.standsAlone, drawn?.slots]).toEqual([true, []]);
    const document = [drawn?.html, drawn?.head, ...(drawn?.styles ?? []).map(([, rules]) => rules)].join('');
    // The head's facts, and the shell’s style sheet of faces and colours, have the rest.
    expect(gzipSync(document).length).toBeLessThanOrEqual(24 * 1024);
    expect(document).not.toContain('<button');
  },
);

test('while its website cannot be read it is the page’s own: another try needs a script', async () => {
  const microsite = () => {
    throw new ApiError('server', 500, 'failed', '');
  };
  const drawn = await drawOnServer({ path: '/uk/wedding-website/maya-and-tom', api: { microsite }, server }).catch(
    () => null,
  );
  expect(drawn?.standsAlone).toBeUndefined();
});
