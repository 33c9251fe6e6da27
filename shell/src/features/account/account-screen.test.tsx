import { exampleSignedIn, exampleWedding } from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AccountAnswers } from '#testing/account-actions';
import { renderShell } from '#testing/render-shell';
import { AccountScreen } from './account-screen';
import { fill, press, reasons, showAccountScreen } from './testing/account-page';

let leave: () => Promise<void> = async () => undefined;
beforeEach(() => sessionStorage.clear());
afterEach(() => leave());

const show = async (path: string, answers?: AccountAnswers) => {
  const test = await showAccountScreen(path, answers);
  leave = test.leave;
  return test;
};

const fillIn = async (): Promise<void> => {
  await fill('Your first name', 'Maya');
  await fill('Email', 'maya@example.com');
  await fill('Password', 'sweetpea and sage');
};

test.each([
  ['searchPopup', '[S2-query-02]'],
  ['enquiryConfirmation', '[S2-query-03]'],
  ['enquirySupplier', '[S2-query-04]'],
  ['conversationId', '[S2-query-05]'],
  ['venueConfirmationPopup', '[S2-query-06]'],
  ['slug', '[S2-query-07]'],
  ['area', '[S2-query-08]'],
  ['page', '[S2-query-12]'],
  ['category', '[S2-query-13]'],
  ['searchParams', '[S2-query-14]'],
  ['shortlistedLocation', '[S2-query-15]'],
])('the links to log-in, back to sign-up and to a new password keep %s %s', async (name) => {
  const stored = (link: string): string | null =>
    new URL(screen.getByRole('link', { name: link }).getAttribute('href') ?? '', 'http://posy').searchParams.get(name);
  await show(`/uk/signup?${name}=a%26b`);
  expect(stored('Log in')).toBe('a&b');
  await leave();
  await show(`/uk/signup?mode=login&${name}=a%26b`);
  expect([stored('Sign up'), stored('Forgotten your password?')]).toEqual(['a&b', 'a&b']);
});

describe('sign-up', () => {
  test('takes name, e-mail and password [S2-route-01]', async () => {
    const { asked } = await show('/uk/signup');
    await fillIn();
    await press('Sign up');
    const details = { name: 'Maya', email: 'maya@example.com', password: 'sweetpea and sage' };
    await waitFor(() => expect(asked).toEqual([['signUp', details]]));
  });

  test('tells password managers what each field is, and lets a password be pasted and shown', async () => {
    await show('/uk/signup');
    expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username');
    const password = screen.getByLabelText('Password');
    expect(password).toHaveAttribute('autocomplete', 'new-password');
    await userEvent.click(password);
    await userEvent.paste('sweetpea and sage');
    await press('Show password');
    expect(password).toHaveAttribute('type', 'text');
    expect(password).toHaveValue('sweetpea and sage');
  });

  test('sends nothing while something is missing, and puts the focus there', async () => {
    const { asked } = await show('/uk/signup');
    await fill('Your first name', 'Maya');
    await press('Sign up');
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('We need your email to find your plan again.');
    expect(asked).toEqual([]);
  });

  test.each([
    ['email-taken', 'There’s already an account with this email. Log in instead, or use another one.'],
    ['offline', 'We can’t reach Posy. Check your connection; what you typed is still here.'],
    ['too-many-attempts', 'That was a lot of tries. Wait a few minutes, then try again.'],
    ['disabled', 'This account is closed. Write to us if that surprises you.'],
    ['weak-password', 'That password is easy to guess. A few words you’ll remember work well.'],
  ] as const)(
    'says what went wrong (%s), tracks it and keeps what was typed [S8-account-02]',
    async (failure, words) => {
      const test = await show('/uk/signup', { signUp: { ok: false, failure } });
      await fillIn();
      await press('Sign up');
      expect(await screen.findByRole('alert')).toHaveTextContent(words);
      expect(screen.getByLabelText('Email')).toHaveValue('maya@example.com');
      expect(screen.getByLabelText('Password')).toHaveValue('sweetpea and sage');
      expect(reasons(test)).toEqual([failure]);
    },
  );

  test('keeps name and e-mail for the next view of this tab, never the password', async () => {
    await show('/uk/signup');
    await fillIn();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('sweetpea');
    await leave();
    await show('/uk/signup?mode=login');
    expect(screen.getByLabelText('Email')).toHaveValue('maya@example.com');
    expect(screen.getByLabelText('Password')).toHaveValue('');
  });
});

describe('with a partner’s link', () => {
  const invitation = (role: 'partner' | 'helper') => ({
    state: 'open' as const,
    role,
    access: null,
    invitedBy: 'Nina',
    partners: ['Nina', 'Omar'],
    email: null,
    message: '',
    date: null,
    place: 'Bath',
    expiresAt: '2026-12-02T09:30:00.000Z',
  });
  const open = async (path: string, readInvitation: () => ReturnType<typeof invitation>) => {
    const test = await renderShell(<AccountScreen />, {
      session: { status: 'signed-out' },
      path,
      demo: true,
      api: { readInvitation },
    });
    leave = test.leave;
  };

  test.each(['/uk/signup?id=i1&nonce=n1', '/uk/signup?mode=login&id=i1&nonce=n1'])(
    'the form’s one head says whose plan is joined, at %s: no plan to start, nobody to invite, no example [R1-14] [F-H8]',
    async (path) => {
      await open(path, () => invitation('partner'));
      expect(await screen.findByRole('heading', { level: 1, name: 'Join Nina’s plan' })).toBeInTheDocument();
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      expect(screen.getByText('Nina started your plan')).toBeInTheDocument();
      expect(screen.queryByText(/You can invite your partner next|Your plan is where you left it/)).toBeNull();
      expect(screen.queryByText('Try the demo')).toBeNull();
    },
  );

  test('the form says what it is for when what reads the link breaks [R1-14]', async () => {
    const noise = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await open('/uk/signup?id=i1&nonce=n1', () => null as never);
    expect(await screen.findByRole('heading', { level: 1, name: 'Start your plan' })).toBeInTheDocument();
    noise.mockRestore();
  });

  test('the form says what it is for when the link cannot be read [R1-14]', async () => {
    await open('/uk/signup?id=i1&nonce=n1', () => {
      throw new ApiError('refused', 404, 'invitation-unknown', 'no');
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Start your plan' })).toBeInTheDocument();
  });
});

describe('log-in', () => {
  test('is shown with mode=login [S2-route-02]', async () => {
    await show('/uk/signup?mode=login');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Good to see you');
    expect(screen.queryByLabelText('Your first name')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
  });

  test('tracks why it failed [S8-account-01]', async () => {
    const test = await show('/uk/signup?mode=login', { logIn: { ok: false, failure: 'wrong-credentials' } });
    await fill('Email', 'maya@example.com');
    await fill('Password', 'not my password');
    await press('Log in');
    expect(await screen.findByRole('alert')).toHaveTextContent('That email and password don’t go together.');
    expect(reasons(test)).toEqual(['wrong-credentials']);
  });

  test('goes on to next, and asks a new couple for their date [S2-query-01]', async () => {
    const { host } = await show('/uk/signup?mode=login&next=%2Fuk%2Finbox%3FconversationId%3Dc1');
    await act(async () => host.session.set(exampleSignedIn()));
    const there = { pathname: '/uk/inbox', search: '?conversationId=c1' };
    await waitFor(() => expect(host.location.get()).toMatchObject(there));
    await leave();
    const fresh = await show('/uk/signup');
    await act(async () => fresh.host.session.set(exampleSignedIn({ wedding: exampleWedding({ date: null }) })));
    await waitFor(() => expect(fresh.host.location.get().pathname).toBe('/uk/onboarding'));
  });

  test('goes back to the invitation whose query it was given [S2-query-09] [S2-query-10]', async () => {
    const { host } = await show('/uk/signup?id=i1&nonce=n1');
    await act(async () => host.session.set(exampleSignedIn()));
    const there = { pathname: '/uk/accept-collaboration-invite', search: '?id=i1&nonce=n1' };
    await waitFor(() => expect(host.location.get()).toMatchObject(there));
  });

  test.each([
    'https://evil.example/',
    '/uk/..//evil.example/',
    '/.//evil.example/',
    '/./\\evil.example/',
    '/uk/nowhere',
  ])('leads to a screen of ours only, not to %s [S2-query-01] [H-09]', async (next) => {
    const { host } = await show(`/uk/signup?mode=login&next=${encodeURIComponent(next)}`);
    await act(async () => host.session.set(exampleSignedIn()));
    await waitFor(() => expect(host.location.get().pathname).toBe('/uk/home'));
  });
});

describe('providers', () => {
  test.each([
    ['Google', 'google'],
    ['Apple', 'apple'],
    ['Facebook', 'facebook'],
  ] as const)('%s signs up and logs in', async (name, provider) => {
    const { asked } = await show('/uk/signup');
    await press(`Continue with ${name}`);
    expect(asked).toEqual([['continueWith', provider]]);
  });

  test('say nothing when the person closed the window', async () => {
    await show('/uk/signup', { continueWith: { ok: false, failure: 'popup-closed' } });
    await press('Continue with Google');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Continue with Google' })).not.toHaveAttribute('aria-busy');
  });

  const account = { email: 'maya@example.com', provider: 'google', methods: ['password', 'apple'] } as const;
  const exists = { ok: false, failure: 'account-exists', account } as const;

  test('are added to the account that has the e-mail, after its password [S7-auth-03]', async () => {
    const { host, asked } = await show('/uk/signup', { continueWith: exists });
    await press('Continue with Google');
    expect(await screen.findByRole('heading', { name: 'You’ve been here before' })).toHaveFocus();
    expect(screen.getByText(/There’s an account with maya@example.com/)).toBeInTheDocument();
    await press('Log in and add Google');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('Type your password.');
    await fill('Password', 'sweetpea and sage');
    await press('Log in and add Google');
    expect(asked.at(-1)).toEqual(['linkAccount', { method: 'password', password: 'sweetpea and sage' }]);
    await waitFor(() => expect(host.shown.map(({ text }) => text)).toEqual(['Google opens your account now, too.']));
  });

  test('are added after a sign-in with another provider, and after a redirect [S7-auth-03]', async () => {
    const { asked } = await show('/uk/signup?mode=login', { redirect: exists });
    await userEvent.click(await screen.findByRole('button', { name: 'Log in with Apple' }));
    expect(asked).toEqual([['linkAccount', { method: 'apple' }]]);
  });

  test('that are not added say why, with the words for a missing user in the track [S8-linking-01] [S8-account-03]', async () => {
    const test = await show('/uk/signup', {
      continueWith: exists,
      linkAccount: { ok: false, failure: 'not-signed-in' },
    });
    await press('Continue with Google');
    await fill('Password', 'sweetpea and sage');
    await press('Log in and add Google');
    expect(await screen.findByRole('alert')).toHaveTextContent('You’re not logged in any more.');
    expect(reasons(test)).toEqual(['account-exists', 'Current user is missing / User is not signed in']);
  });
});
