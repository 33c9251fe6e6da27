import { exampleSignedIn } from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import type { EndpointOutput } from '@posy/shared-contracts/endpoints';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '#testing/render-shell';
import { PageFiguresSection } from './page-figures';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const { user, ...rest } = exampleSignedIn();
const operator = {
  ...rest,
  ...{ user: { ...user, kind: 'operator' as const, weddingId: null }, wedding: null, role: null },
};
const lcp = { count: 40, p75: 2140, good: 0.82 };
const found = (): EndpointOutput<'pageMeasures'> => ({
  remotes: [
    { remote: 'mfe-reviews', version: 'abc123', views: 1200, errors: 3, numbers: { lcp } },
    { remote: 'shell', version: 'def456', views: 10, errors: 0, numbers: { cls: { count: 9, p75: 40, good: 1 } } },
  ],
  screens: [{ remote: 'mfe-reviews', screen: 'reviews/*', views: 1200, errors: 3, numbers: { lcp } }],
  days: [
    { day: '2026-11-19', views: 0, errors: 0, numbers: {} },
    { day: '2026-11-20', views: 1210, errors: 3, numbers: { lcp } },
  ],
});

const show = async (pageMeasures: () => EndpointOutput<'pageMeasures'>) => {
  const shown = await renderShell(<PageFiguresSection />, {
    session: operator,
    path: '/uk/home',
    api: { pageMeasures },
  });
  leave = shown.leave;
  return shown;
};

describe('how pages do', () => {
  test('is told by remote and version, by screen, and by day, for eyes and for ears', async () => {
    const { calls } = await show(found);
    const remotes = await screen.findByRole('table', { name: 'By remote and version' });
    const cells = within(remotes)
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(cells).toEqual([
      ['Remote', 'Opened', 'Errors', 'LCP', 'INP', 'CLS', 'Files'],
      ['mfe-reviewsabc123', '1,200', '3', '2.1s82% good', '–', '–', '–'],
      ['shelldef456', '10', '0', '–', '–', '0.04100% good', '–'],
    ]);
    expect(within(screen.getByRole('table', { name: 'By screen' })).getByText('reviews/*')).toBeVisible();
    const days = within(screen.getByRole('list', { name: 'Screens opened' })).getAllByRole('listitem');
    expect(days.map(({ textContent }) => textContent)).toEqual(['19 Nov: 0', '20 Nov: 1,210']);
    const speeds = within(screen.getByRole('list', { name: /LCP/ })).getAllByRole('listitem');
    expect(speeds.map(({ textContent }) => textContent)).toEqual(['19 Nov: none', '20 Nov: 2.1s']);
    expect(calls).toEqual([{ name: 'pageMeasures', body: { days: 7 } }]);
  });

  test('has the largest day beside each chart: 0 where no page reported an error', async () => {
    await show(() => ({ ...found(), days: found().days.map((day) => ({ ...day, errors: 0 })) }));
    const head = async (name: string) => (await screen.findByRole('heading', { level: 3, name })).closest('div');
    expect(await head('Screens opened')).toHaveTextContent(/^Screens opened1,210$/);
    expect(await head('Errors reported')).toHaveTextContent(/^Errors reported0$/);
    expect(await head('Until a press is answered (INP)')).toHaveTextContent(/none$/);
  });

  test('is read for other days by a press', async () => {
    const { calls } = await show(found);
    await screen.findByRole('table', { name: 'By screen' });
    expect(screen.getByRole('button', { name: '7 days' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Today' }));
    await screen.findByRole('table', { name: 'By screen' });
    expect(calls.map(({ body }) => body)).toEqual([{ days: 7 }, { days: 1 }]);
  });

  test('says that nobody was counted, and when it cannot be read', async () => {
    await show(() => ({ remotes: [], screens: [], days: [] }));
    expect(await screen.findByText(/^In these days nobody was counted/)).toBeVisible();
    await leave();
    let isDown = true;
    await show(() => {
      if (isDown) throw new ApiError('refused', 500, 'broken', 'No.');
      return found();
    });
    expect(await screen.findByText('The figures of pages are taking a break')).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table', { name: 'By screen' })).toBeVisible();
  });
});
