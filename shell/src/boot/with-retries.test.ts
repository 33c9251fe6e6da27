import { createTestHost } from '@posy/remote-kit/testing';
import { withRetries } from './with-retries';

const attempts = async (failures: number) => {
  const { clock, pass } = createTestHost();
  let tried = 0;
  const outcome = withRetries(async () => {
    tried += 1;
    if (tried <= failures) throw new Error(`attempt ${tried}`);
    return 'there';
  }, clock).catch((error: Error) => error.message);
  for (let turn = 0; turn < 20; turn += 1) {
    await Promise.resolve();
    pass(1000);
  }
  return { tried, outcome: await outcome };
};

test('what the page cannot start without is tried three times', async () => {
  expect(await attempts(0)).toEqual({ tried: 1, outcome: 'there' });
  expect(await attempts(2)).toEqual({ tried: 3, outcome: 'there' });
  expect(await attempts(9)).toEqual({ tried: 3, outcome: 'attempt 3' });
});
