import { collections } from '@posy/shared-contracts/collections';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleEntry } from '#testing/example-entry';
import { showVenue } from '#testing/show-venue';

let leave: () => Promise<void> = async () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => leave());

const lark = exampleEntry({
  id: 'GB000001',
  type: 'venues',
  name: 'Larkfield Orangery',
  town: 'Bath',
  enquired: false,
});
const amountSet = { weddingId: 'w1', amount: { amount: 630000, currency: 'GBP' } };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

const venueTask = (key: string, changes: object = {}) => ({
  kind: 'set' as const,
  collection: collections.tasks('w1'),
  id: key,
  data: {
    ...{ group: key, name: null, i18nKey: key, key, category: 'venues', done: false, custom: false, active: true },
    ...{ assignee: null, period: '12-plus', order: 1 },
    ...{ createdAt: '2026-11-01T10:00:00.000Z', updatedAt: '2026-11-01T10:00:00.000Z', ...changes },
  },
});
const open3 = ['research-venues', 'visit-venues', 'book-the-venue'].map((key) => venueTask(key));
const settled = [venueTask('shortlist-venues', { done: true }), venueTask('compare-venue-quotes', { active: false })];

test.each([
  ['three open ones', [...open3, ...settled, venueTask('book-your-cake')], 'we’ll tick 3 tasks, and your location'],
  ['one open one', [...open3.slice(0, 1), ...settled], 'we’ll tick one task, and your location'],
  ['none that is open', settled, 'If it’s settled, your location follows it.'],
  ['no checklist yet', [], 'If it’s settled, your location follows it.'],
])(
  'the question promises to tick the venue’s tasks that are open, and no more: %s [18]',
  async (_what, tasks, words) => {
    const { host, happen, ...shown } = await showVenue([lark]);
    leave = shown.leave;
    await happen('budget.venue-amount-set', amountSet);
    await act(() => host.firestore.commit(tasks));
    expect(await screen.findByRole('dialog')).toHaveTextContent(words);
  },
);

test('each question begins at its heading, and the last gives the focus back to the page [18]', async () => {
  const shown = await showVenue([lark]);
  leave = shown.leave;
  const main = document.createElement('main');
  main.innerHTML = '<h1>Budget</h1><button>Add a cost</button>';
  document.body.append(main);
  screen.getByRole('button', { name: 'Add a cost' }).focus();
  await shown.happen('budget.venue-amount-set', amountSet);
  const begins = (name: string) => waitFor(() => expect(screen.getByRole('heading', { name })).toHaveFocus());
  await begins('Have you found your venue?');
  await press('Yes, we have');
  await begins('Which one is it?');
  await choose('Larkfield Orangery Bath');
  await press('That’s the one');
  await begins('Which month at Larkfield Orangery?');
  await choose('September');
  await press('Next: year');
  await begins('Which year at Larkfield Orangery?');
  await press('Close');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add a cost' })).toHaveFocus());
  main.remove();
});
