/** A property of a contact: `TEL;TYPE=CELL:+44 …` is TEL, with its value decoded. */
export interface VcardProperty {
  name: string;
  /** Types and other parameters, in lower case. */
  parameters: readonly string[];
  /** The value's parts between semicolons. */
  parts: readonly string[];
}

const isSoftlyBroken = (line: string): boolean => line.endsWith('=') && /^[^:]*QUOTED-PRINTABLE/iu.test(line);

/** Joins broken lines: white space at a line's beginning continues the one before, and so does “=” at the end of encoded text. */
const unfolded = (text: string): string[] => {
  const lines: string[] = [];
  for (const line of text.replaceAll(/(?:\r\n|\r|\n)[\t ]/gu, '').split(/\r\n|\r|\n/u)) {
    const last = lines.at(-1) ?? '';
    if (isSoftlyBroken(last)) lines.splice(-1, 1, `${last.slice(0, -1)}${line}`);
    else lines.push(line);
  }
  return lines;
};

/** Decodes `=C3=BC` with the character set that the property names. */
const fromQuotedPrintable = (value: string, charset: string): string => {
  const bytes: number[] = [];
  const encoder = new TextEncoder();
  for (const [piece] of value.matchAll(/=[\dA-F]{2}|[^=]+|=/giu))
    if (/^=[\dA-F]{2}$/iu.test(piece)) bytes.push(Number.parseInt(piece.slice(1), 16));
    else bytes.push(...encoder.encode(piece));
  const decode = (label: string): string => new TextDecoder(label).decode(Uint8Array.from(bytes));
  try {
    return decode(charset);
  } catch {
    return decode('utf-8');
  }
};

const unescaped = (part: string): string =>
  part.replaceAll(/\\([\s\S])/gu, (_whole, letter: string) => (letter.toLowerCase() === 'n' ? '\n' : letter)).trim();

const charsetIn = (parameters: readonly string[]): string =>
  parameters.find((one) => one.startsWith('charset='))?.slice('charset='.length) ?? 'utf-8';

/** Reads one line; null for a line that is no property. Apple groups properties: `item1.EMAIL`. */
const propertyOf = (line: string): VcardProperty | null => {
  const [, name = '', given = '', value = ''] =
    /^(?:[\w-]+\.)?([A-Z][\w-]*)((?:;(?:"[^"]*"|[^":])*)?):([\s\S]*)$/iu.exec(line) ?? [];
  if (name === '') return null;
  const parameters = given
    .toLowerCase()
    .split(/[;,]/u)
    .map((one) => one.replaceAll('"', '').replace(/^type=/u, ''));
  const isQuoted = parameters.some((one) => one.endsWith('quoted-printable'));
  const written = isQuoted ? fromQuotedPrintable(value, charsetIn(parameters)) : value;
  const parts = written.match(/(?:^|;)(?:\\[\s\S]|[^;\\])*/gu) ?? [];
  return { name: name.toUpperCase(), parameters, parts: parts.map((part) => unescaped(part.replace(/^;/u, ''))) };
};

/** The properties of each contact in a text; null when one of them has no end. */
export const vcardsIn = (text: string): VcardProperty[][] | null => {
  const cards: VcardProperty[][] = [];
  let open: VcardProperty[] | null = null;
  for (const line of unfolded(text)) {
    const property = propertyOf(line);
    const edge = property?.parts[0]?.toUpperCase() === 'VCARD' ? property.name : '';
    if (edge === 'BEGIN') {
      if (open !== null) return null;
      open = [];
    } else if (edge === 'END') {
      if (open !== null) cards.push(open);
      open = null;
    } else if (property !== null) open?.push(property);
  }
  return open === null ? cards : null;
};
