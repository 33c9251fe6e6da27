import {
  createMemoryFirestore,
  createTestHost,
  exampleSignedIn,
  exampleWedding,
  renderWithHost,
} from '@posy/remote-kit/testing';
import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { ShellProvider } from '../../frame/shell-context';
import { messages } from '../../messages/en-GB';
import { createTestShell } from '../../testing/shell-services';
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

const show = async (path: string, step: string | null) => {
  const session = exampleSignedIn({ wedding: weddingAt(step) });
  const { shell } = createTestShell(session, path);
  const host = createTestHost({ session, path, firestore: createMemoryFirestore({}) });
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
