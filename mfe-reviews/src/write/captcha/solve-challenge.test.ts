import { easyOffer } from '#testing/writing';
import { solveChallenge } from './solve-challenge';

const challenge = () => {
  const offer = easyOffer();
  if (offer.kind !== 'altcha') throw new Error('The example is one of ALTCHA.');
  return offer.challenge;
};

const hard = () => ({
  ...challenge(),
  parameters: { ...challenge().parameters, cost: 20, keyPrefix: '0a' },
});

test('finds the counter and the key that altcha-lib 2.8.0 finds, and packs them as the server reads them', async () => {
  const token = await solveChallenge(hard(), new AbortController().signal);
  expect(JSON.parse(atob(token))).toEqual({
    challenge: hard(),
    solution: { counter: 241, derivedKey: '0a580915dca9d8099a9d8e68c98b145f1219afa6b39298eb75a1c704522d75bf' },
  });
});

test('ends when the form is left', async () => {
  const leave = new AbortController();
  const never = { ...challenge(), parameters: { ...challenge().parameters, keyPrefix: 'f'.repeat(64) } };
  const work = solveChallenge(never, leave.signal);
  leave.abort();
  await expect(work).rejects.toThrow();
});
