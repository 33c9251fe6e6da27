// Reads one workbook in a process of its own: whatever a hostile one does to its memory ends with the process. Plain
// CommonJS, because it starts without the loader of TypeScript. Answers the texts of the first sheet's cells, or a fault.
const { readFileSync } = require('node:fs');
const { unzipSync, zipSync } = require('fflate');
const readWorkbook = require('read-excel-file/node').default;

const [path, mostBytes, mostRows, mostColumns] = process.argv
  .slice(2)
  .map((word, at) => (at === 0 ? word : Number(word)));

class Fault extends Error {}

/** The parts that are read; a zip of a megabyte may claim any size. */
const unpacked = (bytes) => {
  let size = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(?:xml|rels)$/.test(name)) return false;
      size += originalSize;
      if (size > mostBytes) throw new Fault('too-large');
      return true;
    },
  });
  return parts;
};

const columnOf = (letters) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** One cell in the last corner of a sheet implies as many empty ones as the sheet has room for. */
const refuseFarCells = (parts) => {
  for (const [name, bytes] of Object.entries(parts)) {
    if (!/worksheets\/[^/]*\.xml$/.test(name)) continue;
    for (const [, letters, row] of Buffer.from(bytes)
      .toString('utf8')
      .matchAll(/<c\s[^<>]*?\br="([A-Z]{1,3})(\d+)"/g))
      if (Number(row) > mostRows || columnOf(letters) > mostColumns) throw new Fault('too-far');
  }
};

const cellText = (cell) => {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return cell === null || cell === undefined ? '' : String(cell);
};

const read = async () => {
  const parts = unpacked(readFileSync(path));
  refuseFarCells(parts);
  // Packed again from what was counted: no second reader of the file sees another zip in it.
  const [first] = await readWorkbook(Buffer.from(zipSync(parts, { level: 0 })));
  if (first === undefined) throw new Fault('no-sheet');
  return { rows: first.data.map((row) => row.map(cellText)) };
};

const faultOf = (error) => {
  if (error instanceof Fault) return error.message;
  return error instanceof RangeError ? 'too-large' : 'unreadable';
};

void read()
  .catch((error) => ({ fault: faultOf(error) }))
  .then((answer) => process.stdout.write(JSON.stringify(answer)));
