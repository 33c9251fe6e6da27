import { serveAndWake, type TestHostOptions, wakeApp, type Woken } from '@posy/remote-kit/testing';
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
