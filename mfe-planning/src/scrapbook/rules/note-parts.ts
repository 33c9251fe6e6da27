/** The kind of a line. Consecutive lines without another kind form one part of words. */
export type PartKind = 'words' | 'heading' | 'item' | 'check' | 'quotation' | 'colours';

/** A part of a note's body with its position. `mark` is the prefix that sets its kind and is not shown. */
export interface NotePart {
  kind: PartKind;
  mark: string;
  text: string;
  /** The begin and end of the text in the body. */
  from: number;
  to: number;
}

type ParsedLine = Pick<NotePart, 'kind' | 'mark' | 'text'>;

const marks: readonly (readonly [PartKind, RegExp])[] = [
  ['heading', /^\s*# \s*/u],
  ['check', /^\s*[-•] \[[ xX]\](?:\s+|$)/u],
  ['item', /^\s*[-•] \s*/u],
  ['quotation', /^\s*> \s*/u],
];

const hexPattern = /#[0-9a-f]{6}\b/giu;
const quoted = /^\s*[“„«"].*[”“»"]\s*$/u;

/** A colour of a line, with its name as written. */
export interface Swatch {
  /** #rrggbb. */
  hex: string;
  name: string;
}

/** Returns the colours of a line that only has colours and their names; null for other lines. */
export const swatchesOf = (line: string): Swatch[] | null => {
  const found = [...line.matchAll(hexPattern)];
  if (found.length === 0 || line.slice(0, found[0]?.index).trim() !== '') return null;
  return found.map((match, place) => {
    const name = line.slice(match.index + match[0].length, found[place + 1]?.index ?? line.length);
    return { hex: match[0].toLowerCase(), name: name.replace(/^\s/u, '').replace(/[,;]\s*$/u, '') };
  });
};

/** Reads the kind of a line. */
export const lineOf = (line: string): ParsedLine => {
  if (swatchesOf(line) !== null) return { kind: 'colours', mark: '', text: line };
  for (const [kind, pattern] of marks) {
    const mark = pattern.exec(line)?.[0];
    if (mark !== undefined) return { kind, mark, text: line.slice(mark.length) };
  }
  return { kind: quoted.test(line) ? 'quotation' : 'words', mark: '', text: line };
};

/** Splits a body into parts. Joined again, each on its own lines, they are the same body. */
export const noteParts = (body: string): NotePart[] => {
  const parts: NotePart[] = [];
  let start = 0;
  for (const raw of body.split('\n')) {
    const line = lineOf(raw);
    const last = parts.at(-1);
    const to = start + raw.length;
    if (line.kind === 'words' && last?.kind === 'words')
      parts[parts.length - 1] = { ...last, text: `${last.text}\n${line.text}`, to };
    else parts.push({ ...line, from: start + line.mark.length, to });
    start = to + 1;
  }
  return parts;
};

/** Returns true when a check item is ticked. */
export const isDone = ({ mark }: Pick<NotePart, 'mark'>): boolean => /\[x\]/iu.test(mark);
