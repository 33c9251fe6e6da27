import {
  createMemoryFirestore,
  createTestHost,
  exampleSignedIn,
  exampleWedding,
  renderWithHost,
} from '@posy/remote-kit/testing';
import { FirestoreError, type SignedIn } from '@posy/shared-contracts/mount-props';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { messages } from '#messages/en-GB';
import { WeddingProfileSection } from './wedding-profile-section';

let leave: () => Promise<void> = async () => undefined;
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => leave());

const show = async (changes: Partial<SignedIn> = {}) => {
  const session = exampleSignedIn({ wedding: exampleWedding({ guests: { count: 0, estimate: 95 } }), ...changes });
  const { id, ...stored } = session.wedding ?? exampleWedding();
  const host = createTestHost({
    session,
    path: '/uk/settings',
    firestore: createMemoryFirestore({ weddings: { [id]: stored }, users: { u1: { ...session.user } } }),
    api: { searchSuggestions: () => ({ places: [{ name: 'Frome', county: 'Somerset' }], suppliers: [] }) },
  });
  leave = await renderWithHost(
    <Suspense fallback={null}>
      <WeddingProfileSection />
    </Suspense>,
    host,
    messages,
  );
  await screen.findByText(/Date|isn’t here/);
  const weddingNow = () => host.firestore.documents('weddings')[id];
  return { host, session, weddingNow };
};

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));

test('shows date, place, country, guests and budget, and saves what was touched [S1-keeps-01]', async () => {
  const { weddingNow, host } = await show();
  expect(screen.getByText('Saturday, 11 September 2027')).toBeInTheDocument();
  expect(screen.getByLabelText('Country')).toHaveDisplayValue('United Kingdom');
  expect(screen.getByLabelText('Guests, roughly')).toHaveValue('95');
  await userEvent.type(screen.getByLabelText('Budget'), '24,000');
  await userEvent.type(screen.getByLabelText('Where'), 'Joan’s');
  await save();
  await waitFor(() =>
    expect(weddingNow()).toMatchObject({
      budget: 2_400_000,
      location: { name: 'Joan’s', country: 'GB' },
      guests: { estimate: 95 },
    }),
  );
  expect(host.firestore.commits[0]?.[0]).toMatchObject({ kind: 'update' });
  expect(
    Object.keys(host.firestore.commits[0]?.[0]?.kind === 'update' ? host.firestore.commits[0][0].data : {}),
  ).toEqual(['location', 'budget']);
});

test('takes a place that is suggested, with its region', async () => {
  const { weddingNow, host } = await show();
  await userEvent.type(screen.getByLabelText('Where'), 'Fro');
  await act(async () => host.pass(200));
  await userEvent.click(await screen.findByRole('option', { name: 'Frome, Somerset' }));
  await save();
  await waitFor(() =>
    expect(weddingNow()).toMatchObject({ location: { name: 'Frome', adminArea: ['Somerset'], country: 'GB' } }),
  );
});

test('puts everything back by undo', async () => {
  const { weddingNow, host, session } = await show();
  const name = screen.getByLabelText('Your partner’s first name');
  await userEvent.clear(name);
  await userEvent.type(name, 'Lou');
  await save();
  await waitFor(() => expect(weddingNow()).toMatchObject({ partners: ['Maya', 'Lou'] }));
  await act(async () => host.session.set({ ...session, wedding: exampleWedding({ partners: ['Maya', 'Lou'] }) }));
  await act(async () => host.shown.at(-1)?.action?.run());
  await waitFor(() => expect(weddingNow()).toMatchObject({ partners: ['Maya', 'Tom'] }));
  expect(host.shown.at(-1)).toMatchObject({ text: 'Put back as it was.' });
  // All of these have one subject, so only the newest is shown: an undo of an older state must not stay beside it.
  expect(host.shown.map(({ about }) => about)).toEqual(['wedding profile', 'wedding profile']);
});

test('puts nothing back in another wedding that somebody turned to meanwhile', async () => {
  const { weddingNow, host, session } = await show();
  await userEvent.type(screen.getByLabelText('Where'), 'Bath');
  await save();
  await waitFor(() => expect(host.shown).toHaveLength(1));
  const own = exampleWedding({ id: 'w2', location: { name: 'Leeds', adminArea: [], country: 'GB', providerId: null } });
  await act(async () => host.session.set({ ...session, wedding: own }));
  await act(async () => host.shown[0]?.action?.run());
  expect(host.shown.at(-1)?.text).toBe('That wasn’t saved: you can’t change this wedding any more.');
  expect(host.firestore.commits).toHaveLength(1);
  expect(weddingNow()).toMatchObject({ location: { name: 'Bath' } });
});

test('asks before the guests change, shows what that affects, and keeps them on no', async () => {
  const { weddingNow } = await show();
  const guests = screen.getByLabelText('Guests, roughly');
  await userEvent.clear(guests);
  await userEvent.type(guests, '120');
  await save();
  const dialog = await screen.findByRole('dialog', { name: 'Change the guest count?' });
  expect(dialog).toHaveTextContent('95');
  expect(dialog.querySelector('[data-slot="wedding-change.preview"]')).not.toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep it as it was' }));
  expect(weddingNow()).toMatchObject({ guests: { estimate: 95 } });
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Change it' }));
  await waitFor(() => expect(weddingNow()).toMatchObject({ guests: { estimate: 120 } }));
});

const bath = { name: 'Bath', adminArea: ['Somerset'], country: 'GB', providerId: null };

test('asks before the place is replaced, and shows what that affects [14]', async () => {
  const { weddingNow } = await show({ wedding: exampleWedding({ location: bath }) });
  await userEvent.clear(screen.getByLabelText('Where'));
  await userEvent.type(screen.getByLabelText('Where'), 'Frome');
  await save();
  const dialog = await screen.findByRole('dialog', { name: 'Change the place?' });
  expect(dialog).toHaveTextContent('So farBathFrom now onFrome');
  expect(dialog.querySelectorAll('[data-slot="wedding-change.preview"]')).toHaveLength(1);
  expect(weddingNow()).toMatchObject({ location: bath });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Change it' }));
  await waitFor(() => expect(weddingNow()).toMatchObject({ location: { name: 'Frome' } }));
});

test('asks once about place and guests that change together [14]', async () => {
  const { weddingNow } = await show({
    wedding: exampleWedding({ location: bath, guests: { count: 0, estimate: 95 } }),
  });
  await userEvent.clear(screen.getByLabelText('Where'));
  await userEvent.clear(screen.getByLabelText('Guests, roughly'));
  await userEvent.type(screen.getByLabelText('Guests, roughly'), '120');
  await save();
  const dialog = await screen.findByRole('dialog', { name: 'Change place and guest count?' });
  expect(dialog).toHaveTextContent('WhereSo farBathFrom now onNot given yet');
  expect(dialog).toHaveTextContent('Guests, roughlySo far95From now on120');
  expect(dialog.querySelectorAll('[data-slot="wedding-change.preview"]')).toHaveLength(2);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Change it' }));
  await waitFor(() => expect(weddingNow()).toMatchObject({ location: null, guests: { estimate: 120 } }));
});

test('keeps what was typed when it is refused, also over a load of the page', async () => {
  const { host } = await show();
  host.firestore.refuse(new FirestoreError('permission-denied', 'revoked'));
  await userEvent.type(screen.getByLabelText('Where'), 'Bath');
  await save();
  await waitFor(() => expect(host.shown.at(-1)).toMatchObject({ tone: 'error' }));
  expect(host.shown.at(-1)?.text).toContain('you can’t change this wedding any more');
  await leave();
  await show();
  expect(screen.getByLabelText('Where')).toHaveValue('Bath');
});

test('moves to another market with the country, and says what becomes of money first [S4-search-location-06]', async () => {
  const { host, weddingNow } = await show({ wedding: exampleWedding({ budget: 2_400_000 }) });
  await userEvent.selectOptions(screen.getByLabelText('Country'), 'Germany');
  const dialog = await screen.findByRole('dialog', { name: 'Move to Germany?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Move to Germany' }));
  expect(within(dialog).getByText('Please choose what happens to your amounts.')).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('radio', { name: /Change to euros?/i }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Move to Germany' }));
  await waitFor(() => expect(host.location.get().pathname).toBe('/de/settings'));
  expect(weddingNow()).toMatchObject({
    l10n: { country: 'DE', language: 'de', locale: 'de-DE', currency: 'EUR' },
    budget: 2_400_000,
  });
  expect(localStorage.getItem('wedding-country-changed-show-info')).toContain('"GB"');
});

test('lets helpers read it only', async () => {
  await show({ role: 'helper' });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText('Only the two who are getting married can change this.')).toBeInTheDocument();
});

test('says so when the wedding is deleted in the middle', async () => {
  const { host, session } = await show();
  await act(async () => host.session.set({ ...session, wedding: null }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This wedding isn’t here any more');
  expect(screen.getByRole('link', { name: 'What you can do now' })).toHaveAttribute('href', '/uk/collaboration');
});
