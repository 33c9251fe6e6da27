import fc from 'fast-check';
import { noHistory, noted, redone, undone } from './note-history';

test('every step can be taken back to the first words, and forward again [R1-13]', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 20 }), (bodies) => {
      const moments = ['', ...bodies].map((body) => ({ title: '', body }));
      let history = noHistory;
      moments.slice(0, -1).forEach((moment, place) => (history = noted(history, moment, 'words', place * 2000)));
      let now = moments.at(-1);
      for (const moment of moments.toReversed().slice(1)) {
        const step = now && undone(history, now);
        expect(step?.moment).toEqual(moment);
        if (step) ({ history, moment: now } = step);
      }
      for (const moment of moments.slice(1)) {
        const step = now && redone(history, now);
        expect(step?.moment).toEqual(moment);
        if (step) ({ history, moment: now } = step);
      }
    }),
  );
});

test('what is typed in one place without a pause is one step', () => {
  const moment = (body: string) => ({ title: '', body });
  const one = noted(noted(noHistory, moment(''), 'words', 0), moment('A'), 'words', 500);
  expect(undone(one, moment('AB'))?.moment).toEqual(moment(''));
  const two = noted(one, moment('AB'), 'title', 600);
  expect(two.past).toEqual([moment(''), moment('AB')]);
});
