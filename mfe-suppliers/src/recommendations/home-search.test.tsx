import { createTestHost, exampleSignedIn, exampleWedding, renderWithHost } from '@posy/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { homeMessages } from '#testing/home-messages';
import { HomeSearch } from './home-search';

let leave: () => Promise<void> = async () => undefined;
afterEach(async () => {
  await leave();
  localStorage.clear();
});

const location = { name: 'Bath', adminArea: ['England', 'Somerset'], country: 'GB', providerId: null };

const show = async (session: ReturnType<typeof exampleSignedIn>) => {
  const host = createTestHost({
    path: '/uk/home',
    session,
    api: { searchSuggestions: () => ({ places: [], suppliers: [] }) },
  });
  leave = await renderWithHost(<HomeSearch />, host, homeMessages);
  return host;
};

test('home has the directory’s search, around the wedding’s place [17]', async () => {
  const host = await show(exampleSignedIn({ wedding: exampleWedding({ location }) }));
  expect(screen.getByRole('heading', { level: 2, name: 'Looking for someone?' })).toBeVisible();
  expect(screen.getByLabelText('Near')).toHaveValue('Bath');
  await userEvent.type(screen.getByLabelText('Name, style or a whole sentence'), 'barn for 60{Enter}');
  const { pathname, search: query } = host.location.get();
  expect([pathname, ...new URLSearchParams(query)]).toEqual(['/uk/search', ['text', 'barn for 60'], ['area', 'Bath']]);
});

test('a helper who may not see the suppliers has none there', async () => {
  const wedding = exampleWedding({
    location,
    roles: { u1: 'helper' },
    access: { u1: { checklist: 'view' } },
  } as never);
  await show(exampleSignedIn({ role: 'helper', wedding }));
  expect(screen.queryByRole('search')).toBeNull();
});
