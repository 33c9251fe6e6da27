import {
  createMemoryFirestore,
  createTestHost,
  exampleSignedIn,
  exampleWedding,
  renderWithHost,
} from '@posy/remote-kit/testing';
import type { SignedIn } from '@posy/shared-contracts/mount-props';
import { act, screen } from '@testing-library/react';
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

it('goes on where the couple stopped, and says which question that is', async () => {
  const { host } = await show('/uk/onboarding', 'guests');
  expect(await screen.findByRole('heading', { name: 'Roughly how many guests?' })).toBeInTheDocument();
  expect(host.location.get().search).toBe('?step=guests');
});

it('keeps the question while its answer is saved, so that back leads to it', async () => {
  const { host, session } = await show('/uk/onboarding', null);
  expect(await screen.findByRole('heading', { name: 'When would you like to marry?' })).toBeInTheDocument();
  expect(host.location.get().search).toBe('?step=when');
  await act(async () => host.session.set({ ...session, wedding: weddingAt('names') }));
  expect(screen.getByRole('heading', { name: 'When would you like to marry?' })).toBeInTheDocument();
});

it('waits for no wedding that may not be seen any more: it says so, and where to go', async () => {
  await show('/uk/onboarding', null, { wedding: null, role: null, lostAccess: { weddingId: 'w1' } });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('This wedding isn’t here any more');
  expect(screen.getByRole('link', { name: 'What you can do now' })).toHaveAttribute('href', '/uk/collaboration');
});

it('leads whose session ended to log in, and everybody else to sign up', async () => {
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

it('[R1-08] says how many venues are within 25 miles of the town, nearer and further, as far as somebody looks', async () => {
  const venue = (town: string, distanceKm: number) => ({ town, distanceKm, price: null, capacity: null });
  const results = [
    venue('Bath', 1),
    venue('Bristol', 18),
    venue('Bristol', 19),
    venue('Wells', 30),
    venue('Exeter', 79),
  ];
  const location = { name: 'Bath', adminArea: ['England', 'Somerset'], country: 'GB', providerId: null };
  const wedding = { ...weddingAt('where'), location };
  await show('/uk/onboarding?step=where', 'where', { wedding }, { searchSuppliers: () => ({ results }) as never });
  const chosen = await screen.findByRole('radio', { name: '25 miles' });
  expect(chosen).toBeChecked();
  expect(screen.getByText('4 venues within 25 miles of Bath.')).toBeInTheDocument();
  expect(screen.getByText('Within 10 miles there’s one. Within 50 miles there are 5.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: '10 miles' }));
  expect(screen.getByText('One venue within 10 miles of Bath.')).toBeInTheDocument();
});
