import { drawApart } from './draw-apart';
import { drawHere } from './draw-here';
import { type Drawing } from './drawing';

const options = { seed: 5, suppliers: 250 };

const read = async ({ suppliers, realWeddings }: Drawing) => {
  const rows = [];
  for await (const one of suppliers) rows.push({ ...one, busy: one.busy === null ? null : [...one.busy] });
  return { rows, realWeddings };
};

test.each([1, 3])(
  '%d threads draw the same suppliers in the same order, and the same real weddings [16]',
  async (threads) => {
    const [apart, here] = [await read(drawApart(options, threads)), await read(drawHere(options))];
    expect(apart.rows).toHaveLength(options.suppliers);
    expect(apart.realWeddings).not.toEqual([]);
    // Not `toEqual`, whose failure would print megabytes.
    expect(JSON.stringify(apart.rows) === JSON.stringify(here.rows)).toBe(true);
    expect(JSON.stringify(apart.realWeddings) === JSON.stringify(here.realWeddings)).toBe(true);
  },
);

test('a reader that stops ends the threads, and a fault in one of them is reported [16]', async () => {
  for await (const { id } of drawApart(options).suppliers) {
    expect(id).not.toBe('');
    break;
  }
  const unreadable = { seed: 5, suppliers: 250, asOf: 'no day' };
  await expect(read(drawApart(unreadable))).rejects.toThrow('Invalid');
});
