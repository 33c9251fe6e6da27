import {
  createMemoryFirestore,
  createTestHost,
  exampleSignedIn,
  exampleWedding,
  renderWithHost,
} from '@posy/remote-kit/testing';
import type { SignedIn } from '@posy/shared-contracts/mount-props';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { ShellProvider } from '#host/shell-context';
import { messages } from '#messages/en-GB';
import { createTestShell } from '#testing/shell-services';
import { messages as onboardingMessages } from './messages/en-GB';
import { OnboardingScreen } from './onboarding-screen';

let leave: () => Promise<void> = async () => undefined;
beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => leave());

const weddingAt = (step: string | null) =>
  exampleWedding({ date: null, preferences: step === null ? {} : { onboarding: { step, finished: false } } });

const show = async (
  path: string,
  step: string | null,
  changes: Partial<SignedIn> = {},
  api: NonNullable<Parameters<typeof createTestHost>[0]>['api'] = {},
) => {
  const session = exampleSignedIn({ wedding: weddingAt(step), ...changes });
  const { shell } = createTestShell(session, path);
  const host = createTestHost({ session, path, firestore: createMemoryFirestore({}), api });
  leave = await renderWithHost(
    <ShellProvider value={shell}>
      <Suspense fallback={null}>
        <OnboardingScreen />
      </Suspense>
    </ShellProvider>,
    host,
    { ...messages, ...onboardingMessages },
  );
  return { host, session };
};

test('goes on where the couple stopped, and says which question that is', async () => {
  const { host } = await show('/uk/onboarding', 'guests');
  expect(await screen.findByRole('heading', { name: 'Roughly how many guests?' })).toBeInTheDocument();
  expect(host.location.get().search).toBe('?step=guests');
});

test('keeps the question while its answer is saved, so that back leads to it', async () => {
  const { host, session } = await show('/uk/onboarding', null);
  expect(await screen.findByRole('heading', { name: 'When would you like to marry?' })).toBeInTheDocument();
  expect(host.location.get().search).toBe('?step=when');
  await act(async () => host.session.set({ ...session, wedding: weddingAt('names') }));
  expect(screen.getByRole('heading', { name: 'When would you like to marry?' })).toBeInTheDocument();
});

test('waits for no wedding that may not be seen any more: it says so, and where to go', async () => {
  await show('/uk/onboarding', null, { wedding: null, role: null, lostAccess: { weddingId: 'w1' } });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('This wedding isn’t here any more');
  expect(screen.getByRole('link', { name: 'What you can do now' })).toHaveAttribute('href', '/uk/collaboration');
});

test('leads whose session ended to log in, and everybody else to sign up', async () => {
  const { host } = await show('/uk/onboarding?step=guests', null);
  await screen.findByRole('heading', { name: 'Roughly how many guests?' });
  await act(async () => host.session.set({ status: 'signed-out' }));
  const search = new URLSearchParams(host.location.get().search);
  expect([search.get('mode'), search.get('next')]).toEqual(['login', '/uk/onboarding?step=guests']);
  await leave();
  const visitor = await show('/uk/onboarding', null, { wedding: null });
  await act(async () => visitor.host.session.set({ status: 'signed-out' }));
  expect(visitor.host.location.get()).toMatchObject({ pathname: '/uk/signup', search: '?next=%2Fuk%2Fonboarding' });
});

test('a budget says once what is usual, and how it could fall, also where nothing stands beside the question [R1-15] [R1-08] [F-H2]', async () => {
  const wedding = { ...weddingAt('budget'), budget: 2_400_000, guests: { count: 0, estimate: 85 } };
  await show('/uk/onboarding?step=budget', 'budget', { wedding });
  expect(await screen.findAllByText(/usually come to £20,800/)).toHaveLength(1);
  expect(screen.getByText('Yours comes to about £282 a guest, for 85.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'How £24,000 could fall' })).toBeVisible();
  expect(screen.getAllByText('£6,240')[0]).toBeVisible();
});

test('a budget that is near what is usual is not said to be the same [F-C1] [F-H2]', async () => {
  const wedding = { ...weddingAt('budget'), budget: 2_150_000, guests: { count: 0, estimate: 85 } };
  await show('/uk/onboarding?step=budget', 'budget', { wedding });
  expect(await screen.findByText('They usually come to £20,800. Yours is close to that.')).toBeInTheDocument();
});

const bath = { name: 'Bath', adminArea: ['England', 'Somerset'], country: 'GB' as const, providerId: null };
const venuesOf = (...capacities: number[]) => ({
  results: capacities.map((capacity, at) => ({
    town: 'Bath',
    distanceKm: at,
    price: { from: { amount: 175_000, currency: 'GBP' } },
    capacity,
  })),
});

test('whether a venue is booked is asked beside those around, with how many have room for them; what is booked stands on the map [R1-08]', async () => {
  const wedding = { ...weddingAt('venue'), location: bath, guests: { count: 0, estimate: 85 } };
  const api = {
    searchSuppliers: () => venuesOf(60, 90, 120) as never,
    searchSuggestions: () => ({ suppliers: [] }) as never,
  };
  await show('/uk/onboarding?step=venue', 'venue', { wedding }, api);
  expect(await screen.findByText('2 of 3 venues around Bath have room for 85.')).toBeInTheDocument();
  expect(screen.getByText('Hire starts at £1,750. You’ll see them all once you’re done here.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: /Yes, it’s booked/ }));
  expect(screen.queryByText(/have room for 85/)).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Which one?'), 'Aunt Joan’s garden');
  expect(screen.getAllByText('Aunt Joan’s garden').length).toBeGreaterThan(0);
});

test('the number of guests is typed, or made one more and one less, and says at once who has room [R1-08]', async () => {
  const wedding = { ...weddingAt('guests'), location: bath, guests: { count: 0, estimate: 90 } };
  const api = { searchSuppliers: () => venuesOf(60, 90, 120) as never };
  await show('/uk/onboarding?step=guests', 'guests', { wedding }, api);
  expect(await screen.findByText('2 of 3 venues around Bath have room for 90.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'One guest more' }));
  expect(screen.getByLabelText('Or exactly')).toHaveValue('91');
  expect(screen.getByText('One of 3 venues around Bath has room for 91.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'One guest fewer' }));
  expect(screen.getByLabelText('Or exactly')).toHaveValue('90');
});

test('a single venue around is not one of one, and a large number has its separator [F-polish]', async () => {
  const wedding = { ...weddingAt('guests'), location: bath, guests: { count: 0, estimate: 90 } };
  await show('/uk/onboarding?step=guests', 'guests', { wedding }, { searchSuppliers: () => venuesOf(60) as never });
  expect(await screen.findByText('The one venue around Bath hasn’t room for 90.')).toBeInTheDocument();
  const field = screen.getByLabelText('Or exactly');
  await userEvent.clear(field);
  await userEvent.type(field, '1000{Tab}');
  expect(await screen.findByText('The one venue around Bath hasn’t room for 1,000.')).toBeInTheDocument();
});

test('the tip of the date follows the chosen one [F-polish]', async () => {
  const dateChoice = {
    ...{ year: 2027, month: 9, day: 11, season: null, weekDay: null },
    ...{ yearUndecided: false, monthUndecided: false, dayUndecided: false },
  };
  await show('/uk/onboarding?step=when', 'when', { wedding: { ...weddingAt('when'), dateChoice } });
  expect(await screen.findByText(/^Saturdays from May to September go first/)).toBeInTheDocument();
  expect(screen.queryByText(/June go first/)).toBeNull();
});

test('the chart of venues keeps its room while they are looked for, and while no number is given [F-H22]', async () => {
  let answer = (): void => undefined;
  const coming = new Promise<void>((resolve) => (answer = resolve));
  const wedding = { ...weddingAt('guests'), location: bath, guests: { count: 0, estimate: null } };
  const api = { searchSuppliers: async () => coming.then(() => venuesOf(60, 90, 120) as never) };
  await show('/uk/onboarding?step=guests', 'guests', { wedding }, api as never);
  await screen.findByLabelText('Or exactly');
  const room = () => document.querySelector('[data-chart]');
  expect(room()).toHaveAttribute('data-chart', 'coming');
  await act(async () => answer());
  await waitFor(() => expect(room()).toHaveAttribute('data-chart', 'there'));
  await userEvent.click(screen.getByRole('button', { name: 'One guest more' }));
  expect(room()).toHaveAttribute('data-chart', 'there');
});

test('each guest moves the usual total, and the limits of what is known are shown [F-H1]', async () => {
  const wedding = { ...weddingAt('guests'), location: null, guests: { count: 0, estimate: 100 } };
  await show('/uk/onboarding?step=guests', 'guests', { wedding });
  expect(await screen.findByText('100 guests usually come to £22,500.')).toBeInTheDocument();
  expect(screen.getByText(/Each guest more or fewer moves it by about £110/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'One guest more' }));
  expect(screen.getByText('101 guests usually come to £22,600.')).toBeInTheDocument();
  expect(screen.queryByText(/end at 200/)).toBeNull();
  const field = screen.getByLabelText('Or exactly');
  await userEvent.clear(field);
  await userEvent.type(field, '1000{Tab}');
  expect(await screen.findByText(/They end at 200 guests: beyond that, take it as a guess/)).toBeInTheDocument();
});

test('what was answered stands beside the next question, and the ways on are never under what is said of it [R1-08] [R1-01]', async () => {
  const wedding = { ...weddingAt('guests'), location: bath, date: '2028-06-17' };
  await show('/uk/onboarding?step=guests', 'guests', { wedding });
  const heading = await screen.findByText('Each answer adds two stems.');
  const given = within(heading.closest('aside') ?? document.body).getAllByRole('listitem', { hidden: true });
  expect(given.map(({ textContent }) => textContent)).toEqual(['Saturday, 17 June 2028', 'Bath']);
  expect(screen.getByRole('button', { name: 'Next' }).closest('form')).toHaveAttribute('data-docked-form', 'start');
});

test('says how many venues are within 25 miles of the town, nearer and further, as far as somebody looks [R1-08]', async () => {
  const venue = (town: string, distanceKm: number) => ({ town, distanceKm, price: null, capacity: null });
  const results = [
    venue('Bath', 1),
    venue('Bristol', 18),
    venue('Bristol', 19),
    venue('Wells', 30),
    venue('Exeter', 79),
  ];
  const wedding = { ...weddingAt('where'), location: bath };
  await show('/uk/onboarding?step=where', 'where', { wedding }, { searchSuppliers: () => ({ results }) as never });
  const chosen = await screen.findByRole('radio', { name: '25 miles' });
  expect(chosen).toBeChecked();
  expect(screen.getByText('4 venues within 25 miles of Bath.')).toBeInTheDocument();
  expect(screen.getByText('Within 10 miles there’s one. Within 50 miles there are 5.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: '10 miles' }));
  expect(screen.getByText('One venue within 10 miles of Bath.')).toBeInTheDocument();
});
