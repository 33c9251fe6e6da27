import { createTestHost, exampleSignedIn, exampleWedding, renderWithHost } from '@posy/remote-kit/testing';
import { screen } from '@testing-library/react';
import { messages } from '#messages/en-GB';
import { AppRoutes } from '#routes';
import { exampleProfile } from '#testing/examples';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

test('a Saturday out of season has one price: in the bar, in the facts and beside the others [P-H3]', async () => {
  const from = { amount: 545_000, currency: 'GBP' as const };
  const other = { ...from, amount: 895_000 };
  const price = {
    ...{ from, basis: 'Hire', condition: 'Monday to Thursday', unit: 'per-day' as const },
    ...{ saturday: { ...from, amount: 1_175_000 }, otherDays: other },
  };
  const otherDaysPrice = { ...other, basis: 'per-day' as const, condition: 'Any other Friday, Saturday or Sunday' };
  const host = createTestHost({
    path: '/uk/weddingsuppliers/venues/lark001',
    session: exampleSignedIn({ wedding: exampleWedding({ date: '2027-10-02' }) }),
    api: { supplier: () => exampleProfile({ price, otherDaysPrice }) },
  });
  leave = await renderWithHost(<AppRoutes />, host, messages);
  const bases = await screen.findAllByText('for your Saturday');
  expect(bases.map((basis) => basis.parentElement?.textContent)).toEqual(
    Array.from({ length: 3 }, () => '£8,950 for your Saturday'),
  );
  expect(screen.getByText(/^Your day, Saturday, 2 October 2027/)).toHaveTextContent('£8,950 a day');
  expect(screen.queryByText(/neither of the two/)).toBeNull();
});
