import { afterwards, type AuthResult, type Challenge, isPasswordRight } from './account-actions';

const wrong: AuthResult = { ok: false, failure: 'second-factor-wrong' };

/** A first step that asks for the code 123456, as often as needed. */
const asking = (): AuthResult => {
  const challenge: Challenge = {
    factors: [],
    answer: async (_id, code) => (code === '123456' ? { ok: true } : { ...wrong, challenge }),
  };
  return { ok: false, failure: 'second-factor-needed', challenge };
};
const answer = async (result: AuthResult, code: string): Promise<AuthResult> =>
  result.ok || result.challenge === undefined ? result : result.challenge.answer('f1', code);

describe('what follows an attempt', () => {
  let done: string[];
  const next = async (): Promise<AuthResult> => {
    done.push('next');
    return { ok: true };
  };
  beforeEach(() => (done = []));

  test('comes at once where no code is asked for', async () => {
    expect(await afterwards({ ok: true }, next)).toEqual({ ok: true });
    expect(done).toEqual(['next']);
  });

  test('does not come after a failure', async () => {
    expect(await afterwards({ ok: false, failure: 'wrong-credentials' }, next)).toMatchObject({ ok: false });
    expect(done).toEqual([]);
  });

  test('comes once the code was right, however often it was wrong before, and step after step', async () => {
    const first = await afterwards(await afterwards(asking(), next), next);
    const second = await answer(first, '000000');
    expect(second).toMatchObject({ failure: 'second-factor-wrong', challenge: {} });
    expect(done).toEqual([]);
    expect(await answer(second, '123456')).toEqual({ ok: true });
    expect(done).toEqual(['next', 'next']);
  });

  test('says itself why it failed, and asks for no code again', async () => {
    const refused = async (): Promise<AuthResult> => ({ ok: false, failure: 'email-taken' });
    expect(await answer(await afterwards(asking(), refused), '123456')).toEqual({ ok: false, failure: 'email-taken' });
  });
});

test('a password is right when it opened the account or brought the question for a code', () => {
  expect([{ ok: true } as const, asking(), wrong].map(isPasswordRight)).toEqual([true, true, false]);
});
