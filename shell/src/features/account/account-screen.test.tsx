import { exampleSignedIn, exampleWedding, renderWithHost } from '@posy/remote-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShellProvider } from '../../frame/shell-context';
import { messages } from '../../messages/en-GB';
import type { AuthResult } from '../../session/session-types';
import { createTestShell } from '../../testing/shell-services';
import { AccountScreen } from './account-screen';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const show = async (path: string, answer?: AuthResult) => {
  const test = createTestShell({ status: 'signed-out' }, path, answer);
  leave = await renderWithHost(
    <ShellProvider value={test.shell}>
      <AccountScreen />
    </ShellProvider>,
    test.host,
    messages,
  );
  return test;
};

const fillIn = async (): Promise<void> => {
  await userEvent.type(screen.getByLabelText('Your first name'), 'Maya');
  await userEvent.type(screen.getByLabelText('Email'), 'maya@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'sweetpea and sage');
};

it('signs up with name, e-mail and password [S2-route-01]', async () => {
  const { asked } = await show('/uk/signup');
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  await waitFor(() => expect(asked.signUps).toHaveLength(1));
  expect(asked.signUps[0]).toMatchObject({ name: 'Maya', email: 'maya@example.com', password: 'sweetpea and sage' });
});

it('shows the log-in view with mode=login [S2-route-02]', async () => {
  await show('/uk/signup?mode=login');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Good to see you');
  expect(screen.queryByLabelText('Your first name')).not.toBeInTheDocument();
});

it('sends nothing while something is missing, and puts the focus there', async () => {
  const { asked } = await show('/uk/signup');
  await userEvent.type(screen.getByLabelText('Your first name'), 'Maya');
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('We need your email to find your plan again.');
  expect(asked.signUps).toHaveLength(0);
});

it.each([
  ['email-taken', 'There’s already an account with this email. Log in instead, or use another one.'],
  ['offline', 'We can’t reach Posy. Check your connection; what you typed is still here.'],
] as const)('says what went wrong (%s) and keeps what was typed', async (failure, words) => {
  await show('/uk/signup', { ok: false, failure });
  await fillIn();
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByLabelText('Email')).toHaveValue('maya@example.com');
  expect(screen.getByLabelText('Password')).toHaveValue('sweetpea and sage');
});

it('goes on to next after log-in, and asks a new couple for their date', async () => {
  const { host } = await show('/uk/signup?mode=login&next=%2Fuk%2Finbox%3FconversationId%3Dc1');
  await act(async () => host.session.set(exampleSignedIn()));
  await waitFor(() =>
    expect(host.location.get()).toMatchObject({ pathname: '/uk/inbox', search: '?conversationId=c1' }),
  );
  await leave();
  const fresh = await show('/uk/signup');
  const dateless = exampleSignedIn({ wedding: exampleWedding({ date: null }) });
  await act(async () => fresh.host.session.set(dateless));
  await waitFor(() => expect(fresh.host.location.get().pathname).toBe('/uk/onboarding'));
});
