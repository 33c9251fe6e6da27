/** @jest-environment node */
import readXlsxFile from 'read-excel-file/universal';
import { exampleCost, examplePayment } from '#testing/example-costs';
import { commands, expectOnlyTexts } from '#testing/workbook-parts';
import { costItems } from '../rules/cost-items';
import { costRows, paymentRows } from './budget-sheets';
import { writeWorkbook } from './write-workbook';

const items = costItems(
  [exampleCost({ id: 'cake', name: '=1+1', notes: 'constructor', actual: 123_450, payer: '+44 Tom' })],
  [examplePayment({ id: 'p', costId: 'cake', paidOn: '2026-11-02', due: null })],
  { day: 80, all: 100 },
);
const words = { group: (group: string) => group, supplier: () => 'Anna', basis: () => '' };

test('a workbook holds amounts as numbers, days as days, and nothing that a spreadsheet would run', async () => {
  const file = await writeWorkbook([
    { name: 'Costs', heads: ['Group', 'Item'], rows: costRows(items, words) },
    { name: 'Payments', heads: ['Item'], rows: paymentRows(items) },
  ]);
  const sheets = await readXlsxFile(file);
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['Costs', 'Payments']);
  const row = sheets[0]?.data[1] ?? [];
  expect(row.slice(0, 9)).toEqual(['venues', "'=1+1", 'Anna', null, 100, 1234.5, 10, 1224.5, "'+44 Tom"]);
  expect(String(row[9]).trim()).toBe('constructor');
  const payment = sheets[1]?.data[1] ?? [];
  expect(payment.slice(0, 4)).toEqual(["'=1+1", 'Deposit', 10, null]);
  expect(payment[4]).toEqual(new Date('2026-11-02T00:00:00Z'));
});

test('a workbook has texts and no formulas, whatever stands in its cells [H-20]', async () => {
  const rows = [commands.map((value) => ({ kind: 'text' as const, value }))];
  await expectOnlyTexts(await writeWorkbook([{ name: 'Costs', heads: commands, rows }]), commands.length);
});
