import { screen } from '@testing-library/react';
import { exampleEntry } from '#testing/example-entry';
import { showShortlist } from '#testing/show-shortlist';

let leave: () => Promise<void> = async () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => leave());

const photographers = (changes: Parameters<typeof exampleEntry>[0]) =>
  ['Fern & Fable', 'Otto Brandt', 'Juno Park'].map((name, at) =>
    exampleEntry({ id: `GB00000${at + 1}`, publicId: `p${at + 1}`, name, enquired: false, ...(at === 0 && changes) }),
  );
const open = async (changes: Parameters<typeof exampleEntry>[0]): Promise<void> => {
  ({ leave } = await showShortlist(photographers(changes), { path: '/uk/shortlist' }));
  await screen.findByRole('link', { name: 'Compare all 3' });
};

test('those of a category who were not asked yet are asked at once, by a link to the inbox [S1-can-03]', async () => {
  await open({});
  expect(screen.getByRole('link', { name: 'Ask all 3' })).toHaveAttribute(
    'href',
    '/uk/inbox/ask?category=photographers',
  );
});

test('who was asked before is not counted, and nobody is asked once somebody is booked', async () => {
  await open({ enquired: true });
  expect(screen.getByRole('link', { name: 'Ask both' })).toBeVisible();
  await leave();
  await open({ booked: true, state: 'booked' });
  expect(screen.queryByRole('link', { name: /^Ask (both|all)/ })).toBeNull();
});
