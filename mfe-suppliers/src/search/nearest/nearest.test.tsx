// The page loads these on demand, the test at once.
import '../rescue/no-results';
import '../results/close-ones';
import './near-map';
import type { SearchUnderstanding } from '@posy/shared-contracts/endpoints';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { observeViews } from '#testing/come-into-view';
import { exampleCard, exampleFound, nothingSaid } from '#testing/examples';
import { showList } from '#testing/show-list';
import type { CloseOne } from './near-fits';

let views: ReturnType<typeof observeViews>;
beforeEach(() => {
  views = observeViews();
});
afterEach(() => views.leave());

const near = (name: string, distanceKm: number, changes: Partial<CloseOne> = {}): CloseOne => ({
  supplier: exampleCard({ id: name.replaceAll(' ', '-'), name, town: 'Corsham', county: 'Wiltshire' }),
  distanceKm,
  lacks: ['place'],
  ...changes,
});
const corrow = near('Castle Corrow', 24.8, { location: { latitude: 51.434, longitude: -2.185 } });
const harrow = near('Harrow Keep', 35, { location: { latitude: 51.209, longitude: -2.823 } });
const ash = near('Ash Hall', 12, { lacks: ['place', 'words'] });
const frome = { name: 'Frome', kind: 'town' as const, location: { latitude: 51.228, longitude: -2.322 } };

const show = (understood: Partial<SearchUnderstanding>) =>
  showList('/uk/supplier-category/venues?area=Frome&radius=8&kinds=castle', {
    searchSuppliers: () =>
      exampleFound([], { understood: { ...nothingSaid, place: frome, ...understood }, distanceFrom: 'Frome' }),
  });
const namesIn = (part: HTMLElement) =>
  within(part)
    .getAllByRole('heading', { level: 4 })
    .map(({ textContent }) => textContent);

test('who is only further away stands first, the nearest before others, and nobody stands twice [17]', async () => {
  await show({ words: ['ruined'], close: [harrow, ash, corrow] });
  const nearest = await screen.findByRole('region', { name: 'The nearest that fit' });
  expect(namesIn(nearest)).toEqual(['Castle Corrow', 'Harrow Keep']);
  const [corrowCard] = within(nearest).getAllByRole('article');
  expect(corrowCard).toHaveTextContent('Some 35 minutes by car');
  expect(await screen.findByRole('heading', { level: 2, name: 'Nearest to what you asked' })).toBeVisible();
  expect(screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)).toEqual([
    'Castle Corrow',
    'Harrow Keep',
    'Ash Hall',
  ]);
});

test('they stand on a map outside the circle that was asked for; a press on one shows it in the list [17]', async () => {
  await show({ close: [harrow, corrow] });
  await screen.findByRole('region', { name: 'The nearest that fit' });
  expect(screen.queryByRole('region', { name: /^Map/ })).toBeNull();
  await views.now();
  const map = await screen.findByRole('region', { name: 'Map: who fits outside 5 miles of Frome' });
  const pin = within(map).getByRole('button', { name: /^Castle Corrow/ });
  const ring = [...map.children].flatMap((part) => [...part.children]).find(({ tagName }) => tagName === 'circle');
  const [middle, edge] = ['cx', 'r'].map((name) => Number(ring?.getAttribute(name)));
  const across = Number(/translate\(([\d.-]+)px/.exec(pin.style.transform)?.[1]);
  expect(edge).toBeGreaterThan(12);
  expect(Math.abs(across - (middle ?? 0))).toBeGreaterThan(edge ?? 0);
  await userEvent.click(pin);
  expect(pin).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('heading', { level: 4, name: 'Castle Corrow' }).closest('li')).toHaveAttribute(
    'data-pointed',
  );
});

test.each([
  ['nobody is only further away', { close: [ash], words: ['ruined'] }],
  ['no position is known', { close: [near('Oak Lodge', 30)] }],
  ['a region was asked for', { close: [corrow], place: { ...frome, kind: 'region' as const } }],
])('there is no map where %s', async (_why, understood) => {
  await show(understood);
  expect(await screen.findByText('Nobody fits all of that')).toBeVisible();
  await views.now();
  expect(screen.queryByRole('region', { name: /^Map/ })).toBeNull();
});
