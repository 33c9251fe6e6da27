// The page loads it on demand, the test at once.
import '../compare/compare-screen';
import { act, screen, within } from '@testing-library/react';
import { exampleEntry } from '#testing/example-entry';
import { exampleTalk } from '#testing/example-talk';
import { showShortlist } from '#testing/show-shortlist';

let leave: () => Promise<void> = async () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => leave());

const fern = exampleEntry();
const otto = exampleEntry({ id: 'GB000009', publicId: 'otto', name: 'Otto Brandt', town: 'Bristol' });
const price = { amount: 185000, currency: 'GBP', basis: 'total', condition: 'a full day' } as const;

const show = async (path: string) => {
  const shown = await showShortlist([fern, { ...otto, quotedPrice: { ...price, amount: 210000, condition: '' } }], {
    path,
  });
  leave = shown.leave;
  const quote = { price, includes: '', validUntil: null };
  await act(() => shown.host.firestore.commit([exampleTalk(fern.id, { answers: { quote } })]));
};

test('a row shows the price that they quoted in the messages, and the order by price counts it [18]', async () => {
  await show('/uk/shortlist?sort=price');
  expect(await screen.findByText('Frome, £1,850 (a full day) quoted')).toBeVisible();
  expect(screen.getAllByRole('article').map((row) => row.getAttribute('aria-label'))).toEqual([fern.name, otto.name]);
});

test('so does the comparison, which shades the lower quote [18]', async () => {
  await show(`/uk/shortlist?compare=${fern.id},${otto.id}`);
  const row = within(await screen.findByRole('row', { name: /^Your price/ }));
  expect((await row.findAllByRole('cell')).map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('£1,850a full day') as string,
    expect.stringContaining('£2,100') as string,
  ]);
});
