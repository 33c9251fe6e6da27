import fc from 'fast-check';
import { fold } from '../spelling/fold';
import { searchable } from '../words/searchable-text';
import { wordsOfName } from '../words/words-of-name';
import { NameWords } from './name-words';

const name = fc
  .array(fc.constantFrom('Barn', 'Barnes', 'Müller', 'Mühle', 'Old', 'Ox', 'Lake', 'Laké', 'St.', "O'Hara"), {
    minLength: 1,
    maxLength: 4,
  })
  .map((words) => words.join(' '));
const steps = fc.array(fc.record({ row: fc.nat(40), name: fc.option(name) }), { maxLength: 40 });
const begins = fc.array(fc.constantFrom('b', 'barn', 'barne', 'mu', 'muel', 'muller', 'o', 'la', 'zz'), {
  minLength: 1,
  maxLength: 3,
});

test('names are found by how their words begin, as they are after all changes, in the order of rows [16]', () => {
  fc.assert(
    fc.property(steps, begins, fc.nat(5), (changes, wanted, most) => {
      const words = new NameWords(wordsOfName);
      const names = new Map<number, string>();
      for (const [number, change] of changes.entries()) {
        const before = names.get(change.row);
        if (before !== undefined) words.remove('GB', before, change.row);
        names.delete(change.row);
        if (change.name !== null) {
          words.put('GB', change.name, change.row);
          names.set(change.row, change.name);
        }
        // Checked in between too: a cache for one question must not be stale at the next.
        if (number % 3 === 0) words.beginning('GB', wanted);
      }
      const having = [...names]
        .filter(([, own]) =>
          wanted.every((begin) =>
            searchable(own)
              .split(' ')
              .some((word) => word.startsWith(begin)),
          ),
        )
        .map(([row]) => row)
        .sort((a, b) => a - b);
      expect(words.beginning('GB', wanted)).toEqual(having);
      expect(words.beginning('GB', wanted, most)).toEqual(having.slice(0, most));
      expect(words.beginning('DE', wanted)).toEqual([]);
      for (const word of ['barn', 'muller', 'mueller', 'o'])
        expect(words.has('GB', word)).toBe([...names.values()].some((own) => fold(own).split(' ').includes(word)));
    }),
  );
});
