/** A part of a note as it is shown. Its words are plain text: nothing in them is markup. */
export type NoteBlock =
  | { kind: 'paragraph' | 'quotation' | 'heading'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'colours'; colours: readonly NoteColour[] };

/** A colour, and what the couple calls it. */
export interface NoteColour {
  /** #rrggbb. */
  hex: string;
  name: string;
}

const hexPattern = /#[0-9a-f]{6}\b/giu;

/** The colours of a line that has nothing else than colours and their names; null for any other line. */
const coloursOf = (line: string): NoteColour[] | null => {
  const found = [...line.matchAll(hexPattern)];
  if (found.length === 0 || line.slice(0, found[0]?.index).trim() !== '') return null;
  return found.map((match, place) => {
    const from = match.index + match[0].length;
    const name = line.slice(from, found[place + 1]?.index ?? line.length);
    return { hex: match[0].toLowerCase(), name: name.replace(/[,;]\s*$/u, '').trim() };
  });
};

const quotationOf = (line: string): string | null => {
  if (line.startsWith('> ')) return line.slice(2).trim();
  return /^[“„«"].*[”“»"]$/u.test(line) ? line : null;
};

const blockOf = (line: string): NoteBlock => {
  const colours = coloursOf(line);
  if (colours !== null) return { kind: 'colours', colours };
  const quotation = quotationOf(line);
  if (quotation !== null) return { kind: 'quotation', text: quotation };
  if (line.startsWith('# ')) return { kind: 'heading', text: line.slice(2).trim() };
  if (/^[-•] /u.test(line)) return { kind: 'list', items: [line.slice(2).trim()] };
  return { kind: 'paragraph', text: line };
};

/**
 * A note's words as parts. A line that begins with "# " is a heading, with "- " an item of a list; one that begins with "> "
 * or stands in quotation marks is a quotation; one of colours such as "#f6d9d2 blush" shows them. Whatever else stands
 * there is shown as it was written.
 */
export const noteBlocks = (body: string): NoteBlock[] =>
  body
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .reduce<NoteBlock[]>((blocks, line) => {
      const block = blockOf(line);
      const last = blocks.at(-1);
      if (block.kind === 'list' && last?.kind === 'list')
        return [...blocks.slice(0, -1), { kind: 'list', items: [...last.items, ...block.items] }];
      return [...blocks, block];
    }, []);

/** A page's parts around its pictures: what was written first stands above them, whatever follows another kind of line below. */
export const aroundPictures = (blocks: readonly NoteBlock[]): { above: NoteBlock[]; below: NoteBlock[] } => {
  const first = blocks.findIndex(({ kind }) => kind !== 'paragraph');
  const cut = first === -1 ? blocks.length : first;
  return { above: blocks.slice(0, cut), below: blocks.slice(cut) };
};

/** What the bar adds, and the words that a line of it begins with. */
export const linePrefixes = { heading: '# ', list: '- ', quotation: '> ', colours: '#f6d9d2 ' } as const;
export type LineKind = keyof typeof linePrefixes;

/** The words with a line of a kind added where the cursor is, and where the cursor goes. */
export const withLine = (body: string, cursor: number, kind: LineKind): { body: string; cursor: number } => {
  const before = body.slice(0, cursor);
  const line = `${before === '' || before.endsWith('\n') ? '' : '\n'}${linePrefixes[kind]}`;
  const after = body.slice(cursor);
  const end = after === '' || after.startsWith('\n') ? '' : '\n';
  return { body: `${before}${line}${end}${after}`, cursor: cursor + line.length };
};
