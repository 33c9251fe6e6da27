import { createTestHost, renderWithHost, type TestHostOptions } from '@posy/remote-kit/testing';
import { profileAnchors } from '@posy/shared-contracts/paths';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '#messages/en-GB';
import { AppRoutes } from '#routes';
import { exampleWork } from '#testing/example-work';
import { exampleFound, exampleProfile } from '#testing/examples';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const show = async (
  searchWorks: NonNullable<TestHostOptions['api']>['searchWorks'],
  type: 'venues' | 'music' = 'venues',
) => {
  const host = createTestHost({
    path: '/uk/weddingsuppliers/venues/lark001',
    api: { supplier: () => exampleProfile({ type }), searchSuppliers: () => exampleFound([]), searchWorks },
  });
  leave = await renderWithHost(<AppRoutes />, host, messages);
  await screen.findByText('Come and look round.');
  return host;
};
const works = Array.from({ length: 6 }, (_, at) => exampleWork({ id: `rw-${at}`, title: `Wedding ${at + 1}` }));
const section = () => document.getElementById(profileAnchors.realWeddings) as HTMLElement;
const titles = () =>
  within(section())
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

test.each([
  ['venues', 4],
  ['music', 1],
] as const)(
  'of %s, %i at first and as many more when asked, each with who did the work [S2-anchor-06] [S7-works-04]',
  async (type, size) => {
    const user = userEvent.setup();
    await show(() => ({ total: 6, results: works }), type);
    await screen.findByRole('heading', { name: 'Wedding 1' });
    expect(titles()).toHaveLength(size);
    expect(within(section()).getAllByRole('link', { name: 'Fern & Fable' })[0]).toHaveAttribute(
      'href',
      '/uk/weddingsuppliers/photographers/fern001',
    );
    expect(within(section()).getByRole('link', { name: 'Wedding 1' })).toHaveAttribute(
      'href',
      '/uk/real-weddings/rw-gb-1/priya-and-sam',
    );
    await user.click(within(section()).getByRole('button', { name: 'More weddings' }));
    expect(titles()).toHaveLength(Math.min(6, size * 2));
  },
);

test('no two begin with the same picture of the venue', async () => {
  const [first, ...others] = exampleWork().photos;
  if (first === undefined) throw new Error('The example has a picture.');
  const house = { ...first, seed: 'house', label: 'The house' };
  const cake = { ...first, seed: 'cake', label: 'The cake' };
  await show(() => ({
    total: 2,
    results: [
      exampleWork({ id: 'rw-1', title: 'Wedding 1', photos: [house, cake, ...others] }),
      exampleWork({ id: 'rw-2', title: 'Wedding 2', photos: [house, cake, ...others] }),
    ],
  }));
  await screen.findByRole('heading', { name: 'Wedding 2' });
  const labels = within(section())
    .getAllByRole('img')
    .map((image) => image.getAttribute('alt'));
  expect(labels).toEqual(['The house', 'The cake']);
});

test('a failure is an empty list and is reported [S8-real-weddings-01] [S8-real-weddings-02]', async () => {
  const host = await show(() => {
    throw new TypeError('Works are down.');
  });
  await waitFor(() => expect(host.errors).toHaveLength(1));
  expect(section()).toBeNull();
});
