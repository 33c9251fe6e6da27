import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AccountAnswers } from '#testing/account-actions';
import { fill, press, reasons, showAccountScreen, texts } from '../testing/account-page';

let leave: () => Promise<void> = async () => undefined;
beforeEach(() => sessionStorage.clear());
afterEach(() => leave());

const show = async (path: string, answers?: AccountAnswers) => {
  const test = await showAccountScreen(path, answers);
  leave = test.leave;
  return test;
};

describe('a reset mail', () => {
  test('is asked for with the address of the link, and said in a snackbar [S2-query-11] [S7-auth-04] [S8-success-02]', async () => {
    const test = await show('/uk/signup?mode=login&resetemail=maya%40example.com');
    expect(screen.getByLabelText('Email')).toHaveValue('maya@example.com');
    await press('Send the link');
    await waitFor(() => expect(texts(test)).toEqual(['Password reset sent to maya@example.com.']));
    expect(test.asked).toEqual([['sendPasswordReset', 'maya@example.com']]);
    expect(screen.getByRole('status')).toHaveTextContent('If maya@example.com has an account, a link is on its way.');
  });

  test('needs a valid address [S5-reset-01] [S5-reset-02]', async () => {
    const { asked } = await show('/uk/signup?mode=login&resetemail=');
    await press('Send the link');
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('We need your email to find your plan again.');
    await fill('Email', 'maya@');
    await press('Send the link');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Hmm.. are you sure that’s right?');
    expect(asked).toEqual([]);
  });

  test('can be sent again after a while that is shown', async () => {
    const { host, asked } = await show('/uk/signup?mode=login&resetemail=maya%40example.com');
    await press('Send the link');
    expect(await screen.findByText('You can send it again in 30 seconds.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send it again' })).toBeDisabled();
    await act(async () => host.pass(29_000));
    expect(screen.getByText('You can send it again in 1 second.')).toBeInTheDocument();
    await act(async () => host.pass(1000));
    await press('Send it again');
    expect(asked).toHaveLength(2);
  });

  test('that was not sent says why and is tracked [S8-account-04]', async () => {
    const test = await show('/uk/signup?mode=login&resetemail=maya%40example.com', {
      sendPasswordReset: { ok: false, failure: 'too-many-attempts' },
    });
    await press('Send the link');
    expect(await screen.findByRole('alert')).toHaveTextContent('That was a lot of tries.');
    expect(reasons(test)).toEqual(['too-many-attempts']);
    expect(texts(test)).toEqual([]);
  });
});

describe('a new password', () => {
  const path = '/uk/signup?mode=resetPassword&oobCode=c1';
  const code = { ok: true, mode: 'resetPassword', email: 'maya@example.com', newEmail: null } as const;

  test('is set with the code, and logs in [S7-auth-04]', async () => {
    const test = await show(path, { code });
    expect(await screen.findByText(/For maya@example.com/)).toBeInTheDocument();
    await fill('New password', 'short');
    await press('Save and log in');
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription('Make it 8 characters or more.');
    await fill('New password', 'lilac and larkspur');
    await press('Save and log in');
    await waitFor(() => expect(texts(test)).toEqual(['Your new password is set.']));
    expect(test.asked).toEqual([
      ['readCode', 'c1'],
      ['setPasswordByCode', 'c1', 'lilac and larkspur'],
      ['logIn', 'maya@example.com', 'lilac and larkspur'],
    ]);
  });

  test.each([
    ['code-expired', 'It was too old.'],
    ['code-invalid', 'It was used already'],
  ] as const)('needs a code that works: %s leads to a new mail [S8-account-04]', async (failure, words) => {
    const test = await show(`${path}&resetemail=maya%40example.com`, { code: { ok: false, failure } });
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    const link = screen.getByRole('link', { name: 'Send a new link' });
    expect(link).toHaveAttribute('href', '/uk/signup?mode=login&resetemail=maya%40example.com');
    expect(reasons(test)).toEqual([failure]);
  });

  test('can be tried again when the code could not be looked at', async () => {
    const { asked } = await show(path, { code: { ok: false, failure: 'offline' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() =>
      expect(asked).toEqual([
        ['readCode', 'c1'],
        ['readCode', 'c1'],
      ]),
    );
  });
});

describe('an address', () => {
  test('is changed when the reader of the mail says so, and a snackbar tells [S7-auth-02] [S8-success-01]', async () => {
    const test = await show('/uk/signup?mode=verifyAndChangeEmail&oobCode=c1', {
      code: { ok: true, mode: 'verifyAndChangeEmail', email: 'maya@example.com', newEmail: 'maya@example.org' },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Change it' }));
    await waitFor(() => expect(texts(test)).toEqual(['Email login changed to maya@example.org.']));
    expect(test.asked).toEqual([
      ['readCode', 'c1'],
      ['applyCode', 'c1'],
    ]);
    expect(test.host.location.get()).toMatchObject({ pathname: '/uk/signup', search: '?mode=login' });
  });

  test('is confirmed', async () => {
    const test = await show('/uk/signup?mode=verifyEmail&oobCode=c1', {
      code: { ok: true, mode: 'verifyEmail', email: 'maya@example.com', newEmail: null },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, it’s mine' }));
    await waitFor(() => expect(texts(test)).toEqual(['maya@example.com is confirmed.']));
  });

  test('is taken back, and a new password asked for', async () => {
    const test = await show('/uk/signup?mode=recoverEmail&oobCode=c1', {
      code: { ok: true, mode: 'recoverEmail', email: 'maya@example.com', newEmail: null },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Take it back' }));
    await waitFor(() => expect(test.host.location.get().search).toBe('?mode=login&resetemail=maya%40example.com'));
  });
});
