import { exampleSignedIn, exampleWedding } from '@posy/remote-kit/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { seenProfiles } from '#supplier/adapters/seen-profiles';
import { exampleCard } from '#testing/examples';
import { asked, bookedVenue, couplesWedding, leavePage, showToCouple } from '#testing/show-to-couple';

describe('the start of the directory, for a couple', () => {
  test('says what of their wedding counts, and keeps the search first', async () => {
    await showToCouple();
    expect(await screen.findByRole('heading', { level: 1, name: 'Who do you need next?' })).toBeVisible();
    expect(screen.getByText('95 guests').closest('div')).toHaveTextContent(
      'For 95 guests, 25 September 2027, near Bath. Change',
    );
    expect(screen.getByRole('link', { name: 'Change' })).toHaveAttribute('href', '/uk/settings/wedding');
    const search = screen.getByRole('search', { name: 'Search suppliers' });
    const doors = await screen.findByRole('region', { name: 'Still to find' });
    expect(search.compareDocumentPosition(doors)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('takes nothing from what was typed before the wedding had loaded [15]', async () => {
    const user = userEvent.setup();
    const host = await showToCouple({ options: { session: { status: 'loading' } } });
    await user.type(await screen.findByLabelText('Name, style or a whole sentence'), 'a barn');
    await act(async () => host.session.set(exampleSignedIn({ wedding: exampleWedding(couplesWedding) })));
    expect(await screen.findByRole('heading', { level: 1, name: 'Who do you need next?' })).toBeVisible();
    expect(screen.getByLabelText('Name, style or a whole sentence')).toHaveValue('a barn');
    expect(screen.getByLabelText('Near')).toHaveValue('Bath');
    await leavePage();

    const second = await showToCouple({ options: { session: { status: 'loading' } } });
    await user.type(await screen.findByLabelText('Near'), 'York');
    await act(async () => second.session.set(exampleSignedIn({ wedding: exampleWedding(couplesWedding) })));
    expect(await screen.findByRole('heading', { level: 1, name: 'Who do you need next?' })).toBeVisible();
    expect(screen.getByLabelText('Near')).toHaveValue('York');
  });
});

test.each([
  ['a visitor', undefined],
  [
    'a helper without the suppliers',
    exampleSignedIn({
      role: 'helper',
      wedding: exampleWedding({
        ...couplesWedding,
        roles: { u1: 'helper' },
        access: { u1: { checklist: 'view' } },
      } as never),
    }),
  ],
])('%s sees every door, and nothing of a couple', async (_who, session) => {
  seenProfiles.add(exampleCard());
  await showToCouple({ entries: [bookedVenue], options: { session } });
  expect(await screen.findByRole('link', { name: 'Venues 464' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Find your people' })).toBeVisible();
  for (const name of ['Still to find', 'Booked', 'Recently seen'])
    expect(screen.queryByRole('region', { name })).toBeNull();
  expect(asked).toEqual([]);
});
