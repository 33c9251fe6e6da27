import { isDone, type NotePart, noteParts, swatchesOf } from './note-parts';

/** A part of a note as it is shown. Its text is plain: nothing in it is markup. */
export type NoteBlock =
  | { kind: 'paragraph' | 'quotation' | 'heading'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'checks'; checks: readonly NoteCheck[] }
  | { kind: 'colours'; colours: readonly NoteColour[] };

/** An item with a tick. */
interface NoteCheck {
  text: string;
  isDone: boolean;
}

/** A colour and the couple's name for it. */
export interface NoteColour {
  /** #rrggbb. */
  hex: string;
  name: string;
}

const linesOf = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .join('\n');

const blocksOf = (part: NotePart): NoteBlock[] => {
  const text = part.text.trim();
  if (text === '') return [];
  switch (part.kind) {
    case 'words':
      return linesOf(text)
        .split(/\n{2,}/u)
        .map((paragraph) => ({ kind: 'paragraph', text: paragraph }));
    case 'item':
      return [{ kind: 'list', items: [text] }];
    case 'check':
      return [{ kind: 'checks', checks: [{ text, isDone: isDone(part) }] }];
    case 'colours':
      return [
        { kind: 'colours', colours: (swatchesOf(text) ?? []).map(({ hex, name }) => ({ hex, name: name.trim() })) },
      ];
    default:
      return [{ kind: part.kind, text }];
  }
};

/** Joins two parts that follow each other: items of one list. */
const joined = (last: NoteBlock | undefined, block: NoteBlock): NoteBlock | null => {
  if (last?.kind === 'list' && block.kind === 'list') return { kind: 'list', items: [...last.items, ...block.items] };
  if (last?.kind === 'checks' && block.kind === 'checks')
    return { kind: 'checks', checks: [...last.checks, ...block.checks] };
  return null;
};

/**
 * Splits a note's text into parts. A line that begins with "# " is a heading, with "- " a list item, with "- [ ] " a
 * check item; one that begins with "> " or stands in quotation marks is a quotation; one of colours such as "#f6d9d2
 * blush" shows them. Other lines are shown unchanged, with their line breaks; an empty line begins a paragraph.
 */
export const noteBlocks = (body: string): NoteBlock[] =>
  noteParts(body)
    .flatMap(blocksOf)
    .reduce<NoteBlock[]>((blocks, block) => {
      const both = joined(blocks.at(-1), block);
      return both === null ? [...blocks, block] : [...blocks.slice(0, -1), both];
    }, []);

/**
 * Splits a page's parts around its pictures: the first paragraphs stand above them, everything after another kind of
 * line below.
 */
export const aroundPictures = (blocks: readonly NoteBlock[]): { above: NoteBlock[]; below: NoteBlock[] } => {
  const first = blocks.findIndex(({ kind }) => kind !== 'paragraph');
  const cut = first === -1 ? blocks.length : first;
  return { above: blocks.slice(0, cut), below: blocks.slice(cut) };
};
