import { renderWithHost } from '@posy/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountScreen } from '#features/account/account-screen';
import { messages as accountMessages } from '#features/account/messages/en-GB';
import { ShellProvider } from '#host/shell-context';
import { messages } from '#messages/en-GB';
import type { AuthResult, Challenge } from '#session/account/account-actions';
import { createTestShell } from '#testing/shell-services';
import { messages as ownMessages } from '../messages/en-GB';

let leave: () => Promise<void> = async () => undefined;
beforeEach(() => sessionStorage.clear());
afterEach(() => leave());

const phone = { id: 'f1', name: 'My phone', addedAt: '2026-11-01T10:00:00.000Z' };
const tablet = { id: 'f2', name: 'Tablet', addedAt: '2026-11-02T10:00:00.000Z' };
const wrong: AuthResult = { ok: false, failure: 'second-factor-wrong' };

/** A log-in with the right password: the codes are answered in order, as the test says. */
const logInWithCode = async (answers: AuthResult[], factors: Challenge['factors'] = [phone]) => {
  const given: [string, string][] = [];
  const challenge: Challenge = {
    factors,
    answer: async (id, code) => {
      given.push([id, code]);
      const result = answers.shift() ?? { ok: true };
      return result.ok || result.failure === 'second-factor-expired' ? result : { ...result, challenge };
    },
  };
  const test = createTestShell({ status: 'signed-out' }, '/uk/signup?mode=login&next=%2Fuk%2Finbox', {
    logIn: { ok: false, failure: 'second-factor-needed', challenge },
  });
  leave = await renderWithHost(
    <ShellProvider value={test.shell}>
      <AccountScreen />
    </ShellProvider>,
    test.host,
    { ...messages, ...accountMessages, ...ownMessages },
  );
  await userEvent.type(screen.getByLabelText('Email'), 'maya@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'sweetpea and sage');
  await press('Log in');
  await screen.findByRole('heading', { name: 'One more step' });
  return { ...test, given };
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const type = async (code: string): Promise<void> => {
  await userEvent.clear(screen.getByLabelText('Code from the app'));
  await userEvent.type(screen.getByLabelText('Code from the app'), code);
  await press('Go on');
};
const reasons = (errors: unknown[]) => errors.map((error) => (error as Error).message);

test('asks for the code after the password, tells the phone what it is, and counts the question as no failure', async () => {
  const { given, host } = await logInWithCode([]);
  expect(screen.getByRole('heading', { name: 'One more step' })).toHaveFocus();
  expect(screen.getByText(/the authenticator app you called “My phone”/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument();
  const field = screen.getByLabelText('Code from the app');
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toHaveAttribute('inputmode', 'numeric');
  await type('123 456');
  await waitFor(() => expect(given).toEqual([['f1', '123456']]));
  expect(host.errors).toEqual([]);
  expect(host.location.get().search).toBe('?mode=login&next=%2Fuk%2Finbox');
});

test('sends no code that is not whole', async () => {
  const { given } = await logInWithCode([]);
  await type('12345');
  expect(screen.getByLabelText('Code from the app')).toHaveAccessibleDescription(
    /Type the six digits that the app shows now/,
  );
  expect(given).toEqual([]);
});

test('says that a code was wrong, tracks it, and takes the next one [S8-account-01]', async () => {
  const { given, host } = await logInWithCode([wrong]);
  await type('111111');
  expect(await screen.findByRole('alert')).toHaveTextContent('That code isn’t right, or it was used already.');
  expect(reasons(host.errors)).toEqual(['second-factor-wrong']);
  await type('222222');
  await waitFor(() =>
    expect(given).toEqual([
      ['f1', '111111'],
      ['f1', '222222'],
    ]),
  );
});

test('begins again when it took too long, with the e-mail still there [S8-account-01]', async () => {
  const { host } = await logInWithCode([{ ok: false, failure: 'second-factor-expired' }]);
  await type('111111');
  expect(await screen.findByRole('alert')).toHaveTextContent('Please start again.');
  expect(screen.getByLabelText('Email')).toHaveValue('maya@example.com');
  expect(reasons(host.errors)).toEqual(['second-factor-expired']);
});

test('goes back without a word', async () => {
  await logInWithCode([]);
  await press('Back');
  expect(await screen.findByLabelText('Email')).toHaveValue('maya@example.com');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Password'), 'sweetpea and sage');
  await press('Log in');
  expect(await screen.findByRole('heading', { name: 'One more step' })).toBeInTheDocument();
});

test('lets people with several devices choose whose code it is', async () => {
  const { given } = await logInWithCode([], [phone, tablet]);
  await userEvent.selectOptions(screen.getByLabelText('Which device'), 'Tablet');
  await type('123456');
  await waitFor(() => expect(given).toEqual([['f2', '123456']]));
});
