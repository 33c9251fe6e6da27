import fc from 'fast-check';
import { RowLabels } from './row-labels';

const all = ['feature:dogs', 'feature:parking', 'style:historic', 'kind:barn', 'kind:castle'];
const steps = fc.array(fc.record({ row: fc.nat(3000), labels: fc.subarray(all) }), { maxLength: 40 });

test('rows have the labels that they were given last, and are counted by them [16]', () => {
  fc.assert(
    fc.property(steps, fc.subarray([...all, 'kind:unheard']), (given, wanted) => {
      const labels = new RowLabels();
      const latest = new Map<number, readonly string[]>();
      for (const { row, labels: own } of given) {
        labels.put(row, own);
        latest.set(row, own);
      }
      const hasAny = labels.hasAny(wanted);
      const count = labels.count();
      for (const [row, own] of latest) {
        expect(hasAny(row)).toBe(own.some((label) => wanted.includes(label)));
        count.add(row);
      }
      for (const kind of ['feature', 'style', 'kind']) {
        const expected = all
          .filter((label) => label.startsWith(`${kind}:`))
          .map((label) => [
            label.slice(kind.length + 1),
            [...latest.values()].filter((own) => own.includes(label)).length,
          ])
          .filter(([, found]) => found !== 0);
        expect(count.of(kind)).toEqual(Object.fromEntries(expected));
      }
    }),
  );
});
