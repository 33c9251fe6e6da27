import { exampleSignedIn, renderWithHost } from '@posy/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShellProvider } from '#host/shell-context';
import { messages } from '#messages/en-GB';
import type { AuthResult, SecondFactorStart, SignInAccount } from '#session/account/account-actions';
import type { AccountAnswers } from '#testing/account-actions';
import { createTestShell } from '#testing/shell-services';
import { messages as accountMessages } from '../account/messages/en-GB';
import { OwnAccount } from '../account/security/own-account';
import { ReauthenticateDialog } from '../account/security/reauthenticate-dialog';
import { messages as ownMessages } from './messages/en-GB';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const phone = { id: 'f1', name: 'My phone', addedAt: '2026-11-01T10:00:00.000Z' };
const own: SignInAccount = {
  email: 'maya@example.com',
  isEmailVerified: true,
  methods: ['password'],
  secondFactors: [],
  offersSecondFactor: true,
};

const show = async (account: Partial<SignInAccount> = {}, answers: AccountAnswers = {}) => {
  const test = createTestShell(exampleSignedIn(), '/uk/settings/security', { own: { ...own, ...account }, ...answers });
  leave = await renderWithHost(
    <ShellProvider value={test.shell}>
      <OwnAccount />
    </ShellProvider>,
    test.host,
    { ...messages, ...accountMessages, ...ownMessages },
  );
  return test;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const button = (name: string) => screen.queryByRole('button', { name });
const prove = async (): Promise<void> => {
  await userEvent.type(await screen.findByLabelText('Current password'), 'sweetpea and sage');
};
const proof = ['reauthenticate', { method: 'password', password: 'sweetpea and sage' }];

/** A set-up whose codes are answered in order, as the test says. */
const settingUp = (answers: AuthResult[] = []) => {
  const confirmed: [string, string][] = [];
  const setUp: SecondFactorStart = {
    ok: true,
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    address: 'otpauth://totp/Posy:maya%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Posy',
    confirm: async (code, name) => {
      confirmed.push([code, name]);
      return answers.shift() ?? { ok: true };
    },
  };
  return { setUp, confirmed };
};

describe('an authenticator app', () => {
  test('is set up by who shows that it is them, with a picture, a key to type and its first code', async () => {
    const { setUp, confirmed } = settingUp();
    const test = await show({}, { setUp });
    await userEvent.click(await screen.findByRole('button', { name: 'Set up' }));
    await prove();
    await press('Go on');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Posy to your app' }));
    expect(test.asked).toEqual([proof, ['beginSecondFactor']]);
    expect(dialog.getByRole('img', { name: /^QR code/ })).toBeInTheDocument();
    expect(dialog.getByRole('definition')).toHaveTextContent('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP');
    expect(dialog.getByText(/If this phone gets lost/)).toBeInTheDocument();
    await userEvent.clear(dialog.getByLabelText('What to call this device'));
    await userEvent.type(dialog.getByLabelText('What to call this device'), 'Maya’s phone');
    await userEvent.type(dialog.getByLabelText('Code from the app'), '123 456');
    await press('Turn it on');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(confirmed).toEqual([['123456', 'Maya’s phone']]);
    expect(test.host.shown).toMatchObject([{ tone: 'success', text: expect.stringContaining('It’s on.') }]);
  });

  test('is not on until its code is right; the key stays, and only too much time begins anew', async () => {
    const wrong: AuthResult = { ok: false, failure: 'second-factor-wrong' };
    const { setUp, confirmed } = settingUp([wrong, { ok: false, failure: 'second-factor-expired' }]);
    const test = await show({}, { setUp });
    await userEvent.click(await screen.findByRole('button', { name: 'Set up' }));
    await prove();
    await press('Go on');
    await userEvent.type(await screen.findByLabelText('Code from the app'), '111111');
    await press('Turn it on');
    expect(await screen.findByRole('alert')).toHaveTextContent('That code isn’t right');
    expect(screen.getByText('Or type this key')).toBeInTheDocument();
    await press('Turn it on');
    expect(await screen.findByLabelText('Current password')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Please start again.');
    expect(confirmed).toHaveLength(2);
    expect(test.host.errors.map(String)).toEqual(['Error: second-factor-wrong', 'Error: second-factor-expired']);
  });

  test('waits until the e-mail is confirmed, and says so', async () => {
    await show({ isEmailVerified: false });
    expect(await screen.findByText('Confirm your email first, above. Then you can add one.')).toBeInTheDocument();
    expect(button('Set up')).not.toBeInTheDocument();
  });

  test('is not offered where it is switched off, and what was set up can still be removed', async () => {
    await show({ offersSecondFactor: false });
    expect(screen.queryByText('Authenticator app')).not.toBeInTheDocument();
    await leave();
    await show({ offersSecondFactor: false, secondFactors: [phone] });
    expect(await screen.findByRole('button', { name: 'Remove My phone' })).toBeInTheDocument();
    expect(button('Add another')).not.toBeInTheDocument();
  });

  test('is removed by who knows the password and has its code', async () => {
    const given: [string, string][] = [];
    const answer = async (id: string, code: string): Promise<AuthResult> => {
      given.push([id, code]);
      return { ok: true };
    };
    const test = await show(
      { secondFactors: [phone] },
      { reauthenticate: { ok: false, failure: 'second-factor-needed', challenge: { factors: [phone], answer } } },
    );
    expect(await screen.findByText('Added on 1 November 2026')).toBeInTheDocument();
    await press('Remove My phone');
    await prove();
    await press('Remove');
    expect(await screen.findByRole('heading', { name: 'One more step' })).toBeInTheDocument();
    expect(test.asked).toEqual([proof]);
    await userEvent.type(screen.getByLabelText('Code from the app'), '123456');
    await press('Go on');
    await waitFor(() => expect(test.asked).toEqual([proof, ['removeSecondFactor', 'f1']]));
    expect(given).toEqual([['f1', '123456']]);
    expect(test.host.shown).toMatchObject([{ tone: 'success', text: 'My phone is removed.' }]);
  });

  test('guards a change of the e-mail as well: the code comes first, then the letter [S7-auth-01]', async () => {
    const answer = async (): Promise<AuthResult> => ({ ok: true });
    const test = await show(
      { secondFactors: [phone] },
      { reauthenticate: { ok: false, failure: 'second-factor-needed', challenge: { factors: [phone], answer } } },
    );
    await press('Change email');
    await userEvent.type(screen.getByLabelText('New email'), 'maya@example.org');
    await prove();
    await press('Send the link');
    await userEvent.type(await screen.findByLabelText('Code from the app'), '123456');
    await press('Go on');
    await waitFor(() => expect(test.asked).toEqual([proof, ['changeEmail', 'maya@example.org']]));
  });

  test('guards what cannot be undone: who deletes the account shows the code, too', async () => {
    const answer = async (): Promise<AuthResult> => ({ ok: true });
    const proved: string[] = [];
    const test = createTestShell(exampleSignedIn(), '/uk/settings/privacy', {
      own: { ...own, secondFactors: [phone] },
      reauthenticate: { ok: false, failure: 'second-factor-needed', challenge: { factors: [phone], answer } },
    });
    leave = await renderWithHost(
      <ShellProvider value={test.shell}>
        <ReauthenticateDialog onProved={() => proved.push('proved')} onClose={() => proved.push('closed')} />
      </ShellProvider>,
      test.host,
      { ...messages, ...accountMessages, ...ownMessages },
    );
    await prove();
    await press('That’s me');
    await userEvent.type(await screen.findByLabelText('Code from the app'), '123456');
    expect(proved).toEqual([]);
    await press('Go on');
    await waitFor(() => expect(proved).toEqual(['proved']));
  });
});
