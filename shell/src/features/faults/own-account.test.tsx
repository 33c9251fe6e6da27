import { exampleSignedIn } from '@posy/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import type { AuthFailure } from '#session/account/account-actions';
import type { AccountAnswers } from '#testing/account-actions';
import type { RenderedShell } from '#testing/render-shell';
import { fill, ownAccount, press, showOwnAccount, texts } from '../account/testing/account-page';
import { type FaultOutcomes, meetingsIn } from './testing/meetings';

let leave: () => Promise<void> = async () => undefined;
beforeEach(() => sessionStorage.clear());
afterEach(() => leave());

interface Flow {
  /** The action during which the fault occurs. */
  action: 'sendVerification' | 'changeEmail' | 'changePassword';
  begin: () => Promise<void>;
  retained: () => void;
  retry: () => Promise<void>;
  /** The message after success. */
  done: string;
}

const meets: FaultOutcomes<{ failure: AuthFailure; words: RegExp }> = {
  'an expired token': { failure: 'not-signed-in', words: /You’re not logged in any more. Log in again/ },
  'revoked access': { failure: 'disabled', words: /This account is closed/ },
  'a deleted wedding': 'how somebody logs in is theirs, whatever becomes of a wedding',
  'a lost connection': { failure: 'offline', words: /We can’t reach Posy/ },
};

const has = (label: string, value: string): void => expect(screen.getByLabelText(label)).toHaveValue(value);

const flows: Record<string, Flow> = {
  'sending the mail that confirms an address again': {
    action: 'sendVerification',
    begin: async () => press('Confirm it'),
    retained: () => expect(screen.getByText('maya@example.com')).toBeInTheDocument(),
    retry: () => press('Confirm it'),
    done: 'A link is on its way to maya@example.com.',
  },
  'changing the address': {
    action: 'changeEmail',
    begin: async () => {
      await press('Change email');
      await fill('New email', 'maya@example.org');
      await fill('Current password', 'sweetpea and sage');
      await press('Send the link');
    },
    retained: () => {
      has('New email', 'maya@example.org');
      has('Current password', 'sweetpea and sage');
    },
    retry: () => press('Send the link'),
    done: 'Check maya@example.org: the change is made when you open the link.',
  },
  'changing the password': {
    action: 'changePassword',
    begin: async () => {
      await press('Change password');
      await fill('Current password', 'sweetpea and sage');
      await fill('New password', 'lilac and larkspur');
      await press('Save');
    },
    retained: () => {
      has('Current password', 'sweetpea and sage');
      has('New password', 'lilac and larkspur');
    },
    retry: () => press('Save'),
    done: 'Your new password is set. Other devices are logged out.',
  },
};

const show = async (answers: AccountAnswers): Promise<RenderedShell> => {
  const rendered = await showOwnAccount(answers);
  leave = rendered.leave;
  return rendered;
};
const said = (rendered: RenderedShell): string =>
  [...screen.queryAllByRole('alert').map(({ textContent }) => textContent ?? ''), ...texts(rendered)].join('\n');

describe.each(Object.entries(flows))('%s', (_name, { action, begin, retained, retry, done }) => {
  test.each(meetingsIn(meets))(
    'meets %s: it is said why, nothing is lost, and a retry works',
    async (_fault, meeting) => {
      const answers: AccountAnswers = {
        own: { ...ownAccount, isEmailVerified: false },
        [action]: { ok: false, failure: meeting.failure },
      };
      const rendered = await show(answers);
      await begin();
      await waitFor(() => expect(said(rendered)).toMatch(meeting.words));
      retained();
      answers[action] = { ok: true };
      await retry();
      await waitFor(() => expect(texts(rendered).at(-1)).toBe(done));
    },
  );
});

test('a session that ended is said once, by the page and with the way back', async () => {
  const rendered = await show({
    own: { ...ownAccount, isEmailVerified: false },
    sendVerification: { ok: false, failure: 'not-signed-in' },
  });
  rendered.host.session.set({ status: 'signed-out' });
  await press('Confirm it');
  await waitFor(() => expect(rendered.host.errors).toHaveLength(1));
  expect(texts(rendered)).toEqual([]);
});

test('the new address outlives an ended session: the dialog is open with it again, and forgets it when it is left', async () => {
  await show({ own: ownAccount });
  await press('Change email');
  await fill('New email', 'maya@example.org');
  await leave();
  await show({ own: ownAccount });
  expect(await screen.findByRole('dialog', { name: 'Change email' })).toBeInTheDocument();
  has('New email', 'maya@example.org');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('sweetpea');
  await press('Cancel');
  await leave();
  await show({ own: ownAccount });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the address that somebody else typed in this tab is not shown', async () => {
  await show({ own: ownAccount });
  await press('Change email');
  await fill('New email', 'maya@example.org');
  await leave();
  leave = (await showOwnAccount({ own: ownAccount }, exampleSignedIn({ uid: 'u2' }))).leave;
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a new password whose answer was lost proves who it is at the next try', async () => {
  const answers: AccountAnswers = { own: ownAccount, changePassword: { ok: false, failure: 'offline' } };
  const rendered = await show(answers);
  await flows['changing the password']?.begin();
  expect(await screen.findByRole('alert')).toHaveTextContent('We can’t reach Posy');
  // The server only knows the new password: it rejects the first proof and accepts the second.
  const proofs: string[] = [];
  rendered.shell.session.account.reauthenticate = async (proof) => {
    proofs.push(proof.method === 'password' ? proof.password : proof.method);
    return proofs.at(-1) === 'lilac and larkspur' ? { ok: true } : { ok: false, failure: 'wrong-credentials' };
  };
  await press('Save');
  await waitFor(() => expect(texts(rendered)).toEqual(['Your new password is set. Other devices are logged out.']));
  expect(proofs).toEqual(['sweetpea and sage', 'lilac and larkspur']);
});
