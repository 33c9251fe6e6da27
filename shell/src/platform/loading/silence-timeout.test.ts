import { createTestHost, settle } from '@posy/remote-kit/testing';
import { withSilenceTimeout } from './silence-timeout';

const start = (answers: boolean[]) => {
  const { clock, pass } = createTestHost();
  let come: (value: string) => void = () => undefined;
  const work = new Promise<string>((resolve) => (come = resolve));
  let outcome = 'waits';
  withSilenceTimeout(work, {
    silenceMs: 5000,
    longestMs: 60_000,
    after: (milliseconds, run) => clock.after(milliseconds, run),
    isComing: async () => answers.shift() ?? false,
  }).then(
    (value) => (outcome = value),
    (error: Error) => (outcome = error.message),
  );
  return {
    come,
    passing: async (seconds: number): Promise<string> => {
      for (let passed = 0; passed < seconds; passed += 0.5) {
        pass(500);
        await settle();
      }
      return outcome;
    },
  };
};

describe('what loads', () => {
  test('is waited for on a line that is slow and delivers [case b10]', async () => {
    const { passing, come } = start([true, true, true, true]);
    expect(await passing(19)).toBe('waits');
    come('there');
    expect(await passing(1)).toBe('there');
  });

  test('is given up after five seconds without a byte, also when some came before [case b10]', async () => {
    expect(await start([]).passing(5)).toBe('no answer within 5 s');
    expect(await start([true]).passing(10)).toBe('no answer within 10 s');
  });

  test('is given up after a minute whatever comes [case b10]', async () => {
    const { passing } = start(Array<boolean>(20).fill(true));
    expect(await passing(59)).toBe('waits');
    expect(await passing(1)).toBe('no answer within 60 s');
  });
});
