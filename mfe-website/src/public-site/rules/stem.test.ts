import { growStem } from './stem';

describe('a stem', () => {
  test('grows the same from the same seed, and other from another', () => {
    expect(growStem('maya-and-tom', 26, 440)).toEqual(growStem('maya-and-tom', 26, 440));
    expect(growStem('esme-and-rafi', 26, 440)).not.toEqual(growStem('maya-and-tom', 26, 440));
  });
});
