/** What a line of a note is. Words are all lines in a row that are nothing else. */
export type PartKind = 'words' | 'heading' | 'item' | 'check' | 'quotation' | 'colours';

/** A part of a note's body as it is stored, and where it stands there. `mark` is what says its kind and is not read. */
export interface NotePart {
  kind: PartKind;
  mark: string;
  text: string;
  /** Where the text begins and ends in the body. */
  from: number;
  to: number;
}

type Line = Pick<NotePart, 'kind' | 'mark' | 'text'>;

const marks: readonly (readonly [PartKind, RegExp])[] = [
  ['heading', /^\s*# \s*/u],
  ['check', /^\s*[-•] \[[ xX]\](?:\s+|$)/u],
  ['item', /^\s*[-•] \s*/u],
  ['quotation', /^\s*> \s*/u],
];

const hexPattern = /#[0-9a-f]{6}\b/giu;
const quoted = /^\s*[“„«"].*[”“»"]\s*$/u;

/** A colour of a line, and its name as it stands there. */
export interface Swatch {
  /** #rrggbb. */
  hex: string;
  name: string;
}

/** The colours of a line that has nothing else than colours and their names; null for any other line. */
export const swatchesOf = (line: string): Swatch[] | null => {
  const found = [...line.matchAll(hexPattern)];
  if (found.length === 0 || line.slice(0, found[0]?.index).trim() !== '') return null;
  return found.map((match, place) => {
    const name = line.slice(match.index + match[0].length, found[place + 1]?.index ?? line.length);
    return { hex: match[0].toLowerCase(), name: name.replace(/^\s/u, '').replace(/[,;]\s*$/u, '') };
  });
};

/** What one line is. */
export const lineOf = (line: string): Line => {
  if (swatchesOf(line) !== null) return { kind: 'colours', mark: '', text: line };
  for (const [kind, pattern] of marks) {
    const mark = pattern.exec(line)?.[0];
    if (mark !== undefined) return { kind, mark, text: line.slice(mark.length) };
  }
  return { kind: quoted.test(line) ? 'quotation' : 'words', mark: '', text: line };
};

/** A body as parts: written one after the other, each on lines of its own, they are the body again. */
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

/** Whether a check item's mark says that it is done. */
export const isDone = ({ mark }: Pick<NotePart, 'mark'>): boolean => /\[x\]/iu.test(mark);
