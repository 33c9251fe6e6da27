import { strFromU8, unzipSync } from 'fflate';

/** Texts that a spreadsheet would run as formulas. */
export const commands = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '=HYPERLINK("https://evil.example","x")',
  "=cmd|'/C calc'!A0",
];

/** Expects a workbook with at least this number of cells, all of them texts, no formula, and no active part. */
export const expectOnlyTexts = async (file: Blob, atLeast: number): Promise<void> => {
  const parts = Object.entries(unzipSync(new Uint8Array(await file.arrayBuffer())));
  const sheets = parts.filter(([name]) => /^xl\/worksheets\/[^/]+\.xml$/.test(name)).map(([, part]) => strFromU8(part));
  expect(sheets.length).toBeGreaterThan(0);
  for (const sheet of sheets) {
    const cells = sheet.match(/<c\b[^>]*>/g) ?? [];
    expect(cells.length).toBeGreaterThanOrEqual(atLeast);
    for (const cell of cells) expect(cell).toMatch(/ t="(s|inlineStr)"/);
    expect(sheet).not.toMatch(/<f[\s>]/);
  }
  expect(parts.map(([name]) => name).filter((name) => /externalLink|vba|connections/i.test(name))).toEqual([]);
};
