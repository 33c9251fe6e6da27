import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet';
const sheetName = 'xl/worksheets/sheet1.xml';

/** A workbook around the rows of its sheet, as XML. */
const around = (rows: string): Promise<Buffer> => {
  const parts = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${relation}" Target="worksheets/sheet1.xml"/></Relationships>`,
    [sheetName]: `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
  };
  const zip = new ZipFile();
  for (const [name, text] of Object.entries(parts)) zip.addBuffer(Buffer.from(text), name);
  zip.end();
  return buffer(zip.outputStream);
};

const cell = (text: string, at: string): string => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;

/** A workbook made by hand, with inline texts. */
export const workbook = (rows: string[][]): Promise<Buffer> => {
  const lines = rows.map(
    (cells, line) =>
      `<row r="${line + 1}">${cells.map((text, at) => cell(text, `${String.fromCharCode(65 + at)}${line + 1}`)).join('')}</row>`,
  );
  return around(lines.join(''));
};

/** A workbook of which the list of parts says another size of the sheet than it has. */
const claiming = async (size: number): Promise<Buffer> => {
  const zip = await workbook([['key'], ['x'.repeat(100_000)]]);
  const sizeBeforeName = 22;
  zip.writeUInt32LE(size, zip.lastIndexOf(sheetName) - sizeBeforeName);
  return zip;
};

/** A zip bomb: a few hundred bytes that claim 300 MB. */
export const oversized = (): Promise<Buffer> => claiming(300 * 1024 * 1024);
/** A bomb that says it is small. */
export const understated = (): Promise<Buffer> => claiming(10);

/** A cell at the end of a sheet: with the empty ones before it, seventeen thousand million. */
export const far = (): Promise<Buffer> => around(`<row r="1048576">${cell('here', 'XFD1048576')}</row>`);
