import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AccountAnswers } from '#testing/account-actions';
import { fill, ownAccount, press, showOwnAccount, texts } from '../testing/account-page';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

beforeEach(() => sessionStorage.clear());

const show = async (answers: AccountAnswers = {}) => {
  const test = await showOwnAccount({ own: ownAccount, ...answers });
  leave = test.leave;
  return test;
};

describe('a change of the e-mail', () => {
  test('needs a valid address and the password again [S5-change-email-01] [S5-change-email-02]', async () => {
    const test = await show();
    await press('Change email');
    const dialog = within(screen.getByRole('dialog', { name: 'Change email' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send the link' }));
    expect(dialog.getByLabelText('New email')).toHaveAccessibleDescription(
      'We need your email to find your plan again.',
    );
    expect(dialog.getByLabelText('Current password')).toHaveAccessibleDescription('Type your password.');
    await fill('New email', 'maya@');
    await userEvent.click(dialog.getByRole('button', { name: 'Send the link' }));
    expect(dialog.getByLabelText('New email')).toHaveAccessibleDescription('Hmm.. are you sure that’s right?');
    expect(test.asked).toEqual([]);
  });

  test('mails a link once the password was right [S7-auth-01] [S7-auth-02]', async () => {
    const test = await show();
    await press('Change email');
    const dialog = within(screen.getByRole('dialog', { name: 'Change email' }));
    await fill('New email', 'maya@example.org');
    await fill('Current password', 'sweetpea and sage');
    await userEvent.click(dialog.getByRole('button', { name: 'Send the link' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(test.asked).toEqual([
      ['reauthenticate', { method: 'password', password: 'sweetpea and sage' }],
      ['changeEmail', 'maya@example.org'],
    ]);
    expect(texts(test)).toEqual(['Check maya@example.org: the change is made when you open the link.']);
  });

  test('that fails is said in an alert snackbar, tracked, and keeps what was typed [S8-account-05]', async () => {
    const test = await show({ changeEmail: { ok: false, failure: 'email-taken' } });
    await press('Change email');
    await fill('New email', 'tom@example.com');
    await fill('Current password', 'sweetpea and sage');
    await press('Send the link');
    const words = 'There’s already an account with this email. Log in instead, or use another one.';
    await waitFor(() => expect(test.host.shown).toMatchObject([{ tone: 'error', text: words }]));
    expect(screen.getByLabelText('New email')).toHaveValue('tom@example.com');
    expect(test.host.errors.map(String)).toEqual(['Error: email-taken']);
  });

  test('asks the provider where there is no password [S7-auth-01]', async () => {
    const test = await show({ own: { ...ownAccount, methods: ['apple'] } });
    await press('Change email');
    await fill('New email', 'maya@example.org');
    expect(screen.getByText('We’ll ask Apple that it’s you.')).toBeInTheDocument();
    await press('Send the link');
    await waitFor(() => expect(test.asked[0]).toEqual(['reauthenticate', { method: 'apple' }]));
  });
});

test('sets a first password for an account of a provider, by the rule of sign-up', async () => {
  const test = await show({ own: { ...ownAccount, methods: ['google'] } });
  await press('Set a password');
  await fill('New password', 'short');
  await press('Save');
  expect(await screen.findByText('Make it 8 characters or more.')).toBeInTheDocument();
  await fill('New password', 'short and some more');
  await press('Save');
  await waitFor(() => expect(test.asked.at(-1)).toEqual(['changePassword', 'short and some more']));
});

test('a new password ends the pushes of other sessions, and this device asks for its own again [H-11]', async () => {
  const test = await show({ own: { ...ownAccount, methods: ['google'] } });
  const remembered: unknown[] = [];
  const device = { token: 'this-phone', platformId: 'ios' } as const;
  test.shell.pushes = async () => ({
    push: {
      permission: async () => 'granted',
      register: async () => device,
      forget: async () => undefined,
      received: () => () => undefined,
      renewed: () => () => undefined,
    },
    ownDevice: { remember: async (given) => void remembered.push(given), forget: async () => undefined },
  });
  await press('Set a password');
  await fill('New password', 'short and some more');
  await press('Save');
  await waitFor(() => expect(remembered).toEqual([device]));
  expect(test.asked.at(-1)).toEqual(['changePassword', 'short and some more']);
});

describe('providers', () => {
  test('are added, and removed with a way back [S7-auth-03]', async () => {
    const test = await show();
    await press('Add Facebook');
    await waitFor(() => expect(texts(test)).toEqual(['Facebook opens your account now, too.']));
    await press('Remove Google');
    await waitFor(() => expect(texts(test)).toHaveLength(2));
    expect(test.host.shown[1]).toMatchObject({ action: { label: 'Add it again' } });
    await act(async () => test.host.shown[1]?.action?.run());
    await waitFor(() => expect(test.asked.at(-1)).toEqual(['addProvider', 'google']));
  });

  test('that are the only way in stay', async () => {
    await show({ own: { ...ownAccount, methods: ['google'] } });
    expect(screen.getByText('Your only way in, so it stays.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Remove Google' })).not.toBeInTheDocument();
  });

  test('that cannot be linked say why, with the words for a missing user in the track [S8-linking-01] [S8-account-03]', async () => {
    const test = await show({ addProvider: { ok: false, failure: 'not-signed-in' } });
    await press('Add Apple');
    await waitFor(() =>
      expect(texts(test)).toEqual(['You’re not logged in any more. Log in again, then repeat this.']),
    );
    expect(test.host.errors.map(String)).toEqual(['Error: Current user is missing / User is not signed in']);
  });
});

test('says when the account cannot be reached, with a way to try again', async () => {
  await show({ own: null });
  expect(screen.getByRole('alert')).toHaveTextContent('We can’t reach your account just now.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
