import { createTestHost, renderWithHost } from '@posy/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import { messages } from '#messages/en-GB';
import { AppRoutes } from '#routes';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const show = async (years: object[]) => {
  const host = createTestHost({ api: { reviewFigures: () => ({ years }) as never }, path: '/uk/reviews/policy' });
  leave = await renderWithHost(<AppRoutes />, host, messages);
};

test('has eight rules with their numbers, to which links can lead', async () => {
  await show([]);
  expect(await screen.findByRole('heading', { level: 1, name: 'Our review policy' })).toBeVisible();
  expect(screen.getByText('Every reader may report one.')).toBeVisible();
  const rule = screen.getByRole('heading', { name: 'No private people' }).closest('li');
  expect(rule).toHaveAttribute('id', 'rule-3');
  expect(rule).toHaveTextContent('3');
  expect(await screen.findByText(/^Nothing has been decided yet/)).toBeVisible();
});

test('has the decisions of each year, good reviews and others beside each other', async () => {
  const rules = [
    { policy: 0, good: 0, others: 1 },
    { policy: 5, good: 2, others: 3 },
  ];
  await show([{ year: 2026, published: { good: 40, others: 12 }, refused: { good: 2, others: 4 }, rules }]);
  const table = await screen.findByRole('table', { name: '2026: 52 published, 6 refused' });
  const rows = within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ['Why', '4 and 5 stars', '1 to 3 stars'],
    ['Published', '40', '12'],
    ['Refused', '2', '4'],
    ['No rule named', '0', '1'],
    ['Rule 5: Say what happened', '2', '3'],
  ]);
});
