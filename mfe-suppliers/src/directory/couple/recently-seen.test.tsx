import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { seenProfiles } from '#supplier/adapters/seen-profiles';
import { exampleCard } from '#testing/examples';
import { bookedVenue, leavePage, linksOf, region, showToCouple } from '#testing/show-to-couple';

describe('whose profiles they looked at', () => {
  test('are stored on the device and shown, until they clear it', async () => {
    await showToCouple({ path: '/uk/weddingsuppliers/venues/lark001' });
    await screen.findByRole('heading', { level: 1, name: 'Larkfield Orangery' });
    await leavePage();
    await showToCouple();
    const seen = await region('Recently seen');
    expect(seen.getByRole('link', { name: 'Larkfield Orangery' })).toHaveAttribute(
      'href',
      '/uk/weddingsuppliers/venues/lark001',
    );
    await userEvent.click(seen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByRole('region', { name: 'Recently seen' })).toBeNull();
    expect(seenProfiles.get()).toEqual([]);
  });

  test('the latest come first, each once; who is booked is not among them', async () => {
    for (const [id, name] of [
      ['a', 'First'],
      ['b', 'Second'],
      ['a', 'First'],
      ['GB000001', 'Larkfield Orangery'],
    ])
      seenProfiles.add(exampleCard({ id, name }));
    await showToCouple({ entries: [bookedVenue] });
    const seen = await region('Recently seen');
    expect(linksOf(seen)).toEqual(['First', 'Second']);
  });
});
