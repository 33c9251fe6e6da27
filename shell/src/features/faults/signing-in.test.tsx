import { exampleSignedIn } from '@posy/remote-kit/testing';
import { act, screen, waitFor } from '@testing-library/react';
import type { AuthFailure, AuthResult } from '#session/account/account-actions';
import type { AccountAnswers, AccountCalls } from '#testing/account-actions';
import type { RenderedShell } from '#testing/render-shell';
import { fill, press, showAccountScreen, texts } from '../account/testing/account-page';
import { type FaultOutcomes, meetingsIn } from './testing/meetings';

let leave: () => Promise<void> = async () => undefined;
beforeEach(() => sessionStorage.clear());
afterEach(() => leave());

type Action = AccountCalls[number][0];

interface Flow {
  path: string;
  account?: AccountAnswers;
  /** The action during which the fault occurs. */
  action: Exclude<Action, 'readCode' | 'describe' | 'afterRedirect'>;
  begin: () => Promise<void>;
  retained: () => void;
  /** Retries as the screen offers it. */
  retry: () => Promise<void>;
  meets: FaultOutcomes<{ failure: AuthFailure; words: RegExp }>;
}

const offline = { failure: 'offline', words: /We can’t reach Posy/ } as const;
const closed = { failure: 'disabled', words: /This account is closed/ } as const;
const nobodyYet = 'nobody is signed in before it worked, so there is no token';
const noWedding = 'no wedding is open before somebody is signed in';

const password = 'sweetpea and sage';
const has = (label: string, value: string): void => expect(screen.getByLabelText(label)).toHaveValue(value);
const google = { email: 'maya@example.com', provider: 'google', methods: ['password'] } as const;
const resetCode = { ok: true, mode: 'resetPassword', email: 'maya@example.com', newEmail: null } as const;

const flows: Record<string, Flow> = {
  'signing up': {
    path: '/uk/signup',
    action: 'signUp',
    begin: async () => {
      await fill('Your first name', 'Maya');
      await fill('Email', 'maya@example.com');
      await fill('Password', password);
      await press('Sign up');
    },
    retained: () => {
      has('Your first name', 'Maya');
      has('Email', 'maya@example.com');
      has('Password', password);
    },
    retry: () => press('Sign up'),
    meets: {
      'an expired token': nobodyYet,
      'revoked access': 'there is no account yet that could be closed',
      'a deleted wedding': noWedding,
      'a lost connection': offline,
    },
  },
  'logging in': {
    path: '/uk/signup?mode=login',
    action: 'logIn',
    begin: async () => {
      await fill('Email', 'maya@example.com');
      await fill('Password', password);
      await press('Log in');
    },
    retained: () => {
      has('Email', 'maya@example.com');
      has('Password', password);
    },
    retry: () => press('Log in'),
    // A deleted wedding and a lost membership show only after sign-in and are covered below.
    meets: {
      'an expired token': nobodyYet,
      'revoked access': closed,
      'a deleted wedding': noWedding,
      'a lost connection': offline,
    },
  },
  'adding a provider to an account': {
    path: '/uk/signup',
    account: { continueWith: { ok: false, failure: 'account-exists', account: google } },
    action: 'linkAccount',
    begin: async () => {
      await press('Continue with Google');
      await fill('Password', password);
      await press('Log in and add Google');
    },
    retained: () => has('Password', password),
    retry: () => press('Log in and add Google'),
    meets: {
      'an expired token': { failure: 'not-signed-in', words: /You’re not logged in any more/ },
      'revoked access': closed,
      'a deleted wedding': noWedding,
      'a lost connection': offline,
    },
  },
  'asking for a reset mail': {
    path: '/uk/signup?mode=login&resetemail=',
    action: 'sendPasswordReset',
    begin: async () => {
      await fill('Email', 'maya@example.com');
      await press('Send the link');
    },
    retained: () => has('Email', 'maya@example.com'),
    retry: () => press('Send the link'),
    meets: {
      'an expired token': nobodyYet,
      'revoked access': 'the answer is the same for a closed account, and for none: it is nobody’s business',
      'a deleted wedding': noWedding,
      'a lost connection': offline,
    },
  },
  'choosing a new password': {
    path: '/uk/signup?mode=resetPassword&oobCode=c1',
    account: { code: resetCode },
    action: 'setPasswordByCode',
    begin: async () => {
      await fill('New password', password);
      await press('Save and log in');
    },
    retained: () => has('New password', password),
    retry: () => press('Save and log in'),
    meets: {
      'an expired token': 'the mail’s code stands for it: that it runs out is met below',
      'revoked access': closed,
      'a deleted wedding': noWedding,
      'a lost connection': offline,
    },
  },
};

const show = async (path: string, account?: AccountAnswers): Promise<RenderedShell> => {
  const rendered = await showAccountScreen(path, account);
  leave = rendered.leave;
  return rendered;
};
const timesAsked = ({ asked }: RenderedShell, action: Action): number =>
  asked.filter(([name]) => name === action).length;

describe.each(Object.entries(flows))('%s', (_name, { path, account, action, begin, retained, retry, meets }) => {
  test.each(meetingsIn(meets))(
    'meets %s: it is said why, nothing is lost, and a retry works',
    async (_fault, meeting) => {
      const answers: AccountAnswers = { ...account, [action]: { ok: false, failure: meeting.failure } };
      const rendered = await show(path, answers);
      await begin();
      expect(await screen.findByRole('alert')).toHaveTextContent(meeting.words);
      retained();
      answers[action] = { ok: true };
      await retry();
      await waitFor(() => expect(timesAsked(rendered, action)).toBe(2));
      await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    },
  );
});

test('who logs in to a wedding that is gone, or not theirs any more, is led to where a plan begins', async () => {
  const { host } = await show('/uk/signup?mode=login');
  const lost = exampleSignedIn({ wedding: null, role: null, lostAccess: { weddingId: 'w1' } });
  await act(async () => host.session.set(lost));
  await waitFor(() => expect(host.location.get().pathname).toBe('/uk/collaboration'));
});

test('a person who is signed in when the connection is lost reads that the plan follows', async () => {
  const { host } = await show('/uk/signup?mode=login');
  await fill('Email', 'maya@example.com');
  await fill('Password', password);
  await press('Log in');
  const words = 'You’re in. Your plan opens as soon as there’s a connection again.';
  await act(async () => host.online.set(false));
  expect(screen.getByText(words)).toBeInTheDocument();
  await act(async () => host.online.set(true));
  expect(screen.queryByText(words)).not.toBeInTheDocument();
});

test('a person who is signed in without the provider that was to be added reads where to add it', async () => {
  const failed: AuthResult = { ok: false, failure: 'offline', isSignedIn: true };
  const test = await show('/uk/signup', {
    continueWith: { ok: false, failure: 'account-exists', account: google },
    linkAccount: failed,
  });
  await press('Continue with Google');
  await fill('Password', password);
  await press('Log in and add Google');
  await waitFor(() =>
    expect(texts(test)).toEqual([
      'Google couldn’t be added just now. You’re in; add it in the settings, under “Logging in”.',
    ]),
  );
});

test('the address of a reset is there again after a reload, and on the way back to log in', async () => {
  await show('/uk/signup?mode=login&resetemail=');
  await fill('Email', 'maya@example.com');
  await leave();
  await show('/uk/signup?mode=login&resetemail=');
  has('Email', 'maya@example.com');
  await leave();
  await show('/uk/signup?mode=login');
  has('Email', 'maya@example.com');
});

describe('the code of a mail', () => {
  test.each([
    ['a new password', '/uk/signup?mode=resetPassword&oobCode=c1', resetCode, 'setPasswordByCode', 'Send a new link'],
    [
      'an address',
      '/uk/signup?mode=verifyEmail&oobCode=c1',
      { ...resetCode, mode: 'verifyEmail' },
      'applyCode',
      'Go to Posy',
    ],
  ] as const)(
    'that runs out before %s is saved says so, with the way on',
    async (_what, path, code, action, onward) => {
      await show(path, { code, [action]: { ok: false, failure: 'code-expired' } });
      if (action === 'applyCode') await screen.findByRole('button', { name: 'Yes, it’s mine' });
      else await fill('New password', password);
      await press(action === 'applyCode' ? 'Yes, it’s mine' : 'Save and log in');
      expect(await screen.findByRole('alert')).toHaveTextContent('It was too old.');
      expect(screen.getByRole('link', { name: onward })).toBeInTheDocument();
    },
  );

  test('that was spent by a save whose answer was lost lets the new password in all the same', async () => {
    const answers: AccountAnswers = { code: resetCode, setPasswordByCode: { ok: false, failure: 'offline' } };
    const test = await show('/uk/signup?mode=resetPassword&oobCode=c1', answers);
    await fill('New password', password);
    await press('Save and log in');
    expect(await screen.findByRole('alert')).toHaveTextContent('We can’t reach Posy');
    answers.setPasswordByCode = { ok: false, failure: 'code-invalid' };
    await press('Save and log in');
    await waitFor(() => expect(texts(test)).toEqual(['Your new password is set.']));
    expect(test.asked).toContainEqual(['logIn', 'maya@example.com', password]);
  });
});
