import { exampleSignedIn, exampleWedding } from '@posy/remote-kit/testing';
import { accessSchema } from '@posy/shared-contracts/entities';
import { FirestoreError } from '@posy/shared-contracts/mount-props';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import * as v from 'valibot';
import { exampleTask } from '#testing/example-tasks';
import { renderPlanning } from '#testing/render-planning';

let leave: () => Promise<void> = async () => undefined;
const render = async (options: Partial<Parameters<typeof renderPlanning>[0]> = {}) => {
  const page = await renderPlanning({ path: '/uk/planning', ...options });
  leave = page.leave;
  return page;
};
afterEach(() => leave());

const own = (id: string, name: string, order: number, done = false) =>
  exampleTask({ id, name, order, done, key: null, i18nKey: null, custom: true, period: '10-12' });

const at = '2026-11-20T12:00:00.000Z';
const supplier = (name: string, booked: boolean) => ({
  type: 'venues',
  slug: name,
  name,
  publicId: name,
  shortlisted: true,
  booked,
  enquired: false,
  ignored: false,
  customSupplier: false,
  updatedAt: at,
});
const documents = {
  'weddings/w1/suppliers': { a: supplier('a', true), b: supplier('b', false) },
  'weddings/w1/notes': { n: { title: 'Ferns', body: '', photos: [], createdAt: at, updatedAt: at } },
};
const areas = async () => within(await screen.findByRole('region', { name: 'By area' }));
const tile = async (name: string) => {
  const link = (await areas()).getByRole('link', { name });
  return { link, text: link.closest('li')?.textContent ?? '' };
};

test('planning shows every area with its own figures, and leads there [S2-route-19]', async () => {
  await render({
    tasks: [own('a', 'Find a venue', 1, true), own('b', 'Ask a friend', 2)],
    wedding: { budget: 2_400_000, costs: { actual: 600_000, estimate: 0 }, guests: { count: 84 } },
    documents,
  });
  const reported = await Promise.all(
    ['Checklist', 'Guests', 'Budget', 'Suppliers', 'Website', 'Scrapbook'].map(async (name) => {
      const { link, text } = await tile(name);
      return [link.getAttribute('href'), text];
    }),
  );
  expect(reported).toEqual([
    ['/uk/checklist', 'Checklist1of 2 tasks and steps done'],
    ['/uk/guestlist', 'Guests84on the list'],
    ['/uk/budget', 'Budget£6,000of £24,000 quoted'],
    ['/uk/shortlist', 'Suppliers1booked, of 2 shortlisted'],
    ['/uk/website', 'Websiteno events yetnot published yet'],
    ['/uk/scrapbook', 'Scrapbook1note'],
  ]);
});

test('with answers the guests that count are those who come, as on home [F-polish]', async () => {
  await render({ wedding: { guests: { count: 95, evening: 0, attending: 55, declined: 9 } }, documents });
  await waitFor(async () => expect((await tile('Guests')).text).toBe('Guests55coming, of 95 on the list'));
});

test('each period tells what is done and names what comes next', async () => {
  await render({
    tasks: [own('a', 'Venue', 1, true), ...['b', 'c', 'd', 'e'].map((id, index) => own(id, `Task ${id}`, index + 2))],
  });
  const periods = within(await screen.findByRole('region', { name: 'By period' }));
  expect(periods.getByRole('heading', { level: 3 })).toHaveTextContent('10 to 12 months before');
  expect(periods.getByText(/1 of 5 done$/)).toBeVisible();
  expect(periods.getAllByRole('link').map((link) => link.textContent)).toEqual(['Task b', 'Task c', 'Task d']);
  expect(periods.getByText('and 1 more')).toBeVisible();
  expect(periods.getByText('Now')).toBeVisible();
});

test('a helper sees the areas that were opened to them [D-role-01]', async () => {
  const wedding = exampleWedding({
    roles: { u2: 'helper' },
    access: { u2: v.parse(accessSchema, { guests: 'view' }) },
  });
  await render({ wedding, session: { ...exampleSignedIn({ wedding, uid: 'u2', role: 'helper' }) } });
  expect((await areas()).getAllByRole('link').map((link) => link.textContent)).toEqual(['Guests']);
  expect(screen.queryByRole('region', { name: 'By period' })).not.toBeInTheDocument();
});

test('an area that does not load says so, and can be tried again, while the others stand', async () => {
  const page = await render({ documents, path: '/uk/scrapbook' });
  const watch = page.firestore.watch.bind(page.firestore);
  let isDown = true;
  page.firestore.watch = (query, next, failed) => {
    if (!isDown || query.collection.path !== 'weddings/w1/suppliers') return watch(query, next, failed);
    failed(new FirestoreError('unavailable', 'Down.'));
    return () => undefined;
  };
  await act(async () => page.host.navigate('/uk/planning'));
  expect(await screen.findByText('This didn’t load just now.')).toBeVisible();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await tile('Suppliers')).text).toContain('booked, of 2 shortlisted');
});

test('without a date it invites to set one', async () => {
  await render({ tasks: [], wedding: { date: null, tasks: { total: 180, done: 0, initializedAt: null } } });
  expect(await screen.findByRole('link', { name: 'Set your date' })).toBeVisible();
});
