import { exampleSignedIn, exampleWedding } from '@posy/remote-kit/testing';
import { screen } from '@testing-library/react';
import { exampleGuest } from '#testing/example-guests';
import { importPage } from '#testing/import-page';

const page = importPage();

const helping = (guests: 'none' | 'view') => {
  const others = {
    checklist: 'edit',
    budget: 'none',
    suppliers: 'none',
    website: 'none',
    inbox: 'none',
    notes: 'none',
  } as const;
  return { roles: { u0: 'owner' as const, u1: 'helper' as const }, access: { u1: { ...others, guests } } };
};

test.each(['import', 'caterers', 'seating'])(
  'who may not see the guests sees nothing of them at %s',
  async (screenName) => {
    const wedding = helping('none');
    const session = exampleSignedIn({ wedding: exampleWedding(wedding), role: 'helper' });
    const secret = exampleGuest('anita', { name: 'Anita Kapoor', allergens: ['nuts'], rsvp: { main: 'attending' } });
    await page.show({ path: `/uk/guestlist/${screenName}`, guests: [secret], wedding, session });
    expect(await screen.findByRole('heading', { name: 'The guest list isn’t shared with you' })).toBeInTheDocument();
    expect(screen.queryByText(/Anita/)).toBeNull();
  },
);

test('who may only look cannot import', async () => {
  const wedding = helping('view');
  const session = exampleSignedIn({ wedding: exampleWedding(wedding), role: 'helper' });
  await page.show({ wedding, session });
  expect(await screen.findByText(/You may look at the guest list, but not change it/)).toBeInTheDocument();
  expect(screen.queryByTestId('guest-file')).toBeNull();
});
