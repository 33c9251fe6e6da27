import fc from 'fast-check';
import { toCsv } from './csv';

test('has as many columns as a server can hold, whatever names people give to things [H-02]', () => {
  const rows = Array.from({ length: 400 }, (_, row) => ({ id: row, rsvp: { [`a${row}`]: 'x', [`b${row}`]: 'x' } }));
  expect(toCsv(rows).split('\r\n')[0]).toBe('\uFEFFid,rsvp');
  expect(toCsv(rows.slice(0, 2)).split('\r\n')[0]).toBe('\uFEFFid,rsvp.a0,rsvp.b0,rsvp.a1,rsvp.b1');
});

test('makes no cell of a spreadsheet a formula, whatever people type', () => {
  fc.assert(
    fc.property(fc.constantFrom('=', '+', '-', '@', '\t', '\r', ' ='), fc.string(), (sign, rest) => {
      const line = toCsv([{ name: `${sign}x${rest}` }])
        .split('\r\n')
        .slice(1)
        .join('\r\n');
      expect(line.replace(/^"/, '').startsWith("'")).toBe(true);
    }),
  );
  expect(
    toCsv([
      { a: -5, b: { c: [1] } },
      { a: null, d: 'x' },
    ]),
  ).toBe('\uFEFFa,b.c,d\r\n-5,[1],\r\n,,x\r\n');
});
