/** @jest-environment node */
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import writeXlsxFile from 'write-excel-file/universal';
import { type FileContent, fileLimits } from './file-limits';
import { isTooLarge } from './file-size';
import { readFile, readPasted } from './read-file';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const utf16 = (text: string, isLittle: boolean): Uint8Array => {
  const bytes = [...`\uFEFF${text}`].flatMap((letter) => {
    const code = letter.charCodeAt(0);
    return isLittle ? [code & 0xff, code >> 8] : [code >> 8, code & 0xff];
  });
  return Uint8Array.from(bytes);
};
const latin = (text: string): Uint8Array => Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)));

const workbook = async (rows: string[][], sheet = 'Everyone'): Promise<Uint8Array> => {
  const { toBlob } = writeXlsxFile(
    rows.map((row) => row.map((value) => ({ value, type: String }))),
    { sheet },
  );
  return new Uint8Array(await new Response(await toBlob()).arrayBuffer());
};

/** Makes a minimal workbook with the given sheet. */
const bareWorkbook = (sheet: string, more: Record<string, Uint8Array> = {}): Uint8Array =>
  zipSync({
    '[Content_Types].xml': strToU8('<Types/>'),
    'xl/workbook.xml': strToU8(
      '<workbook xmlns:r="r"><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
    ...more,
  });

const rowsOf = (content: FileContent) => (content.ok ? content.tables[0]?.rows : content.fault);

describe('text', () => {
  const text = 'Name;Ort\r\nZoë Müller;Köln\r\n';
  const rows = [
    ['Name', 'Ort'],
    ['Zoë Müller', 'Köln'],
  ];

  test.each([
    ['UTF-8', utf8(text)],
    ['UTF-8 with its mark', utf8(`\uFEFF${text}`)],
    ['UTF-16, little end first', utf16(text, true)],
    ['UTF-16, big end first', utf16(text, false)],
    ['Windows-1252', latin(text)],
  ])('in %s is read as it was written', async (_name, bytes) => {
    expect(rowsOf(await readFile(bytes))).toEqual(rows);
  });

  test('in no encoding we know is refused, rather than read as something else', async () => {
    expect(rowsOf(await readFile(Uint8Array.from([0xff, 0xfe, 0, 0, 0x4e, 0, 0, 0])))).toBe('encoding');
    expect(rowsOf(await readFile(Uint8Array.from([0x4e, 0x61, 0x81, 0x6d])))).toBe('encoding');
    expect(rowsOf(await readFile(utf16(text, true).subarray(2)))).toBe('encoding');
  });

  test.each([
    ['commas', 'a,b\n1,2'],
    ['semicolons', 'a;b\n1;2'],
    ['tabs', 'a\tb\n1\t2'],
    ['bars', 'a|b\n1|2'],
  ])('is taken apart at %s', async (_name, written) => {
    expect(rowsOf(await readFile(utf8(written)))).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  test('may hold the separator, quotes and line breaks inside quotes', async () => {
    expect(rowsOf(await readFile(utf8('a,b\n"x, ""y""\nz",2')))).toEqual([
      ['a', 'b'],
      ['x, "y"\nz', '2'],
    ]);
  });

  test('with a quote that never ends is refused', async () => {
    expect(rowsOf(await readFile(utf8('a,b\n"x,2\n3,4\n')))).toBe('broken');
  });

  test('keeps blank rows between others, so that numbers of rows are those of the file', async () => {
    expect(rowsOf(await readFile(utf8('a,b,\n\n1,2,\n\n')))).toEqual([
      ['a', 'b'],
      ['', ''],
      ['1', '2'],
    ]);
  });

  test('may be pasted from a spreadsheet', () => {
    expect(rowsOf(readPasted('Name\tEmail\nRavi\travi@example.com'))).toEqual([
      ['Name', 'Email'],
      ['Ravi', 'ravi@example.com'],
    ]);
    expect(rowsOf(readPasted('  \n'))).toBe('empty');
  });

  test('of more rows or columns than a guest list has is refused', async () => {
    const many = (count: number) => utf8(`name\n${'x\n'.repeat(count)}`);
    expect(rowsOf(await readFile(many(fileLimits.rows)))).toHaveLength(fileLimits.rows + 1);
    expect(rowsOf(await readFile(many(fileLimits.rows + 1)))).toBe('too-many-rows');
    expect(rowsOf(await readFile(utf8('x,'.repeat(fileLimits.columns) + 'x')))).toBe('too-many-columns');
  });
});

describe('what is no list', () => {
  const ole = (rest: string) => Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...latin(rest)]);

  test.each([
    ['nothing', new Uint8Array(), 'empty'],
    ['a file of blanks', utf8(' \n \n'), 'empty'],
    ['an old workbook', ole('Workbook'), 'old-workbook'],
    ['a workbook behind a password', ole([...'EncryptedPackage'].join('\0') + '\0'), 'protected-workbook'],
    ['a PDF', latin('%PDF-1.7\n...'), 'pdf'],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]), 'picture'],
    ['a photograph', Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]), 'picture'],
    ['a web page that calls itself a workbook', utf8('<html><table><tr><td>Ravi</td></tr></table>'), 'web-page'],
    ['an OpenDocument sheet', zipSync({ mimetype: utf8('x'), 'content.xml': utf8('<x/>') }), 'open-document'],
    ['a Numbers sheet', zipSync({ 'Index/Document.iwa': utf8('x') }), 'numbers'],
    ['another zip', zipSync({ 'photo.jpg': utf8('x') }), 'unknown-kind'],
  ])('%s is recognised by its content', async (_name, bytes, fault) => {
    expect(rowsOf(await readFile(bytes))).toBe(fault);
  });

  test('of 50 MB is refused by its size, before anything of it is read', () => {
    expect(isTooLarge(50 * 1024 * 1024)).toBe(true);
    expect(isTooLarge(fileLimits.bytes)).toBe(false);
  });
});

describe('a workbook', () => {
  test('is read as text, with the name of its sheet', async () => {
    const rows = [
      ['Name', 'Phone'],
      ['Zoë', '=1+1'],
    ];
    expect(await readFile(await workbook(rows))).toEqual({ ok: true, tables: [{ sheet: 'Everyone', rows }] });
  });

  test('cut short anywhere is refused, and says nothing else', async () => {
    const whole = await workbook([['Name'], ['Ravi'], ['Anita']]);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 4, max: whole.length - 23 }), async (length) => {
        expect(rowsOf(await readFile(whole.subarray(0, length)))).toBe('broken');
      }),
      { numRuns: 40 },
    );
  });

  test('with a damaged byte is refused, or read as it was: never half, never otherwise', async () => {
    const rows = [['Name'], ['Ravi Kapoor'], ['Anita Kapoor']];
    const whole = await workbook(rows);
    await fc.assert(
      fc.asyncProperty(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
        const damaged = whole.slice();
        damaged[at] = (damaged[at] ?? 0) ^ change;
        const content = await readFile(damaged);
        if (content.ok) expect(rowsOf(content)).toEqual(rows);
      }),
      { numRuns: 60 },
    );
  });

  test('whose XML is none is refused', async () => {
    expect(rowsOf(await readFile(bareWorkbook('<row><c r="A1" t="s"><v>nothing')))).toEqual(expect.any(String));
  });

  test('that unpacks to more than a list can be is refused, whatever it says of its size [H-20]', async () => {
    const bomb = bareWorkbook('', { 'xl/media.xml': new Uint8Array(fileLimits.unpacked + 1) });
    expect(bomb.length).toBeLessThan(fileLimits.bytes);
    expect(rowsOf(await readFile(bomb))).toBe('unpacks-too-large');
    const entries = Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`${index}.txt`, utf8('x')]));
    expect(rowsOf(await readFile(bareWorkbook('', entries)))).toBe('unpacks-too-large');
  });

  test('with something at the far end of its sheet does not fill the memory [H-20]', async () => {
    const cell = (address: string) => `<row><c r="${address}" t="str"><v>x</v></c></row>`;
    expect(rowsOf(await readFile(bareWorkbook(cell('A1048576'))))).toBe('too-many-rows');
    expect(rowsOf(await readFile(bareWorkbook(cell('XFD1'))))).toBe('too-many-columns');
    expect(
      rowsOf(await readFile(bareWorkbook(`${cell('A1')}<row r="1048576"><c r="XFD1048576" s="1"/></row>`))),
    ).toEqual([['x']]);
  });

  const value = '<v>x</v></c>';
  test.each([
    ['in other quotes', `<row><c r='XFD1048576' t='str'>${value}</row>`, 'too-many-rows'],
    ['after a line break', `<row><c t="str"\nr="XFD1">${value}</row>`, 'too-many-columns'],
    ['written as a reference', `<row><c r="&#88;FD1" t="str">${value}</row>`, 'broken'],
    ['after a value with a bracket', `<row><c t=">" r="XFD1">${value}</row>`, 'too-many-columns'],
    ['after a value that is none', `<row><c t="<" r="XFD1">${value}</row>`, 'broken'],
    ['named twice', `<row><c r="A1" r="XFD1" t="str">${value}</row>`, 'broken'],
    ['of its row', `<row r="4000000000"><c r="A1" t="str">${value}</row>`, 'broken'],
    ['of its row, in short', `<row r="4e9"><c r="A1" t="str">${value}</row>`, 'broken'],
    ['of its row, without a blank', `<row ht="1"r="400000"><c r="A1" t="str">${value}</row>`, 'broken'],
    ['of a row', `<row r="400000"><c r="A400000" t="str">${value}</row>`, 'too-many-rows'],
  ])('does not hide a far address: %s [H-20]', async (_name, sheet, fault) => {
    expect(rowsOf(await readFile(bareWorkbook(sheet)))).toBe(fault);
  });

  test('whose far rows are empty does not fill the memory [H-20]', async () => {
    const sheet = `<row><c r="A1" t="str">${value}</row><row r="4000000000"/><row r="4000000001" ht="2"></row>`;
    expect(rowsOf(await readFile(bareWorkbook(sheet)))).toEqual([['x']]);
  });

  const relationships = (targets: readonly string[]): Uint8Array =>
    strToU8(
      `<Relationships>${targets
        .map(
          (target, index) =>
            `<Relationship Id="rId${index + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="${target}"/>`,
        )
        .join('')}</Relationships>`,
    );
  const sheetsNamed = (count: number): Uint8Array =>
    strToU8(
      `<workbook xmlns:r="r"><sheets>${Array.from({ length: count }, (_, index) => `<sheet name="S${index}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`).join('')}</sheets></workbook>`,
    );
  const sparse = `<worksheet><sheetData><row><c r="CV1" t="str">${value}</row><row><c r="A5000" t="str">${value}</row></sheetData></worksheet>`;

  test('is measured wherever its sheets are stored [H-20]', async () => {
    const far = strToU8(`<worksheet><sheetData><row><c r="A30000" t="str">${value}</row></sheetData></worksheet>`);
    const file = bareWorkbook('', {
      'xl/_rels/workbook.xml.rels': relationships(['../odd.xml']),
      'xl/../odd.xml': far,
    });
    expect(rowsOf(await readFile(file))).toBe('too-many-rows');
  });

  test('of many sheets with a cell at each end is refused [H-20]', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `worksheets/s${index}.xml`);
    const parts = Object.fromEntries(names.map((name) => [`xl/${name}`, strToU8(sparse)]));
    const file = bareWorkbook('', {
      'xl/workbook.xml': sheetsNamed(names.length),
      'xl/_rels/workbook.xml.rels': relationships(names),
      ...parts,
    });
    expect(rowsOf(await readFile(file))).toBe('unpacks-too-large');
  });

  test('that names one sheet many times is refused [H-20]', async () => {
    const file = bareWorkbook('', {
      'xl/workbook.xml': sheetsNamed(20),
      'xl/_rels/workbook.xml.rels': relationships(Array.from({ length: 20 }, () => 'worksheets/s.xml')),
      'xl/worksheets/s.xml': strToU8(sparse),
    });
    expect(rowsOf(await readFile(file))).toBe('broken');
  });

  test('that keeps one long text for many cells is refused [H-20]', async () => {
    const rows = Array.from({ length: 200 }, (_, row) => `<row><c r="A${row + 1}" t="s"><v>0</v></c></row>`);
    const rels = new TextDecoder()
      .decode(relationships(['worksheets/sheet1.xml']))
      .replace(
        '</Relationships>',
        '<Relationship Id="t" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/sharedStrings" Target="sharedStrings.xml"/></Relationships>',
      );
    const file = bareWorkbook(rows.join(''), {
      'xl/_rels/workbook.xml.rels': strToU8(rels),
      'xl/sharedStrings.xml': strToU8(`<sst><si><t>${' '.repeat(200_000)}x</t></si></sst>`),
    });
    expect(rowsOf(await readFile(file))).toBe('unpacks-too-large');
  });

  test('whose text is made of texts that are made of texts is read as nothing of the kind [H-20]', async () => {
    const laughs = Array.from({ length: 20 }, (_, n) => `<!ENTITY a${n + 1} "${`&a${n};`.repeat(10)}">`);
    const sheet = strToU8(
      `<!DOCTYPE w [<!ENTITY a0 "ha">${laughs.join('')}]><worksheet><sheetData><row><c r="A1" t="str"><v>&a20;</v></c></row></sheetData></worksheet>`,
    );
    const content = await readFile(bareWorkbook('', { 'xl/worksheets/sheet1.xml': sheet }));
    expect(JSON.stringify(rowsOf(content)).length).toBeLessThan(1000);
  });
});
