import { isSecondScreen } from './second-screen';

const here = new URL('https://posy.example/uk/wedding-suppliers?area=Bath');

test.each([
  ['another screen of ours', 'https://posy.example/uk', true],
  ['another screen of another market', 'https://posy.example/fr/advice', true],
  ['the same screen', 'https://posy.example/uk/wedding-suppliers', false],
  ['another site', 'https://search.example/uk', false],
  ['nowhere', '', false],
])('who comes from %s is on a second screen: %s', (_where, referrer, isSecond) => {
  expect(isSecondScreen(referrer, here)).toBe(isSecond);
});
