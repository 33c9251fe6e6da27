import { isDone, lineOf, type NotePart, type PartKind, type Swatch, swatchesOf } from './note-parts';

/** A body after an edit, with the position of the cursor in it. */
export interface EditedBody {
  body: string;
  cursor: number;
}

/** The kinds that a line can be changed to, with their prefixes. */
const lineMarks = { heading: '# ', item: '- ', check: '- [ ] ', quotation: '> ' } as const;
export type LineKind = keyof typeof lineMarks;

/** Defaults for new colours, each a different one. */
const colours = ['#f6d9d2', '#7a328c', '#f5dc98', '#8fb39a', '#b9c8f0', '#0c5537'];
const firstColour = `${colours[0]} `;

const replaced = (body: string, from: number, to: number, text: string, cursor = from + text.length): EditedBody => ({
  body: body.slice(0, from) + text + body.slice(to),
  cursor,
});

const lineAt = (body: string, cursor: number): { from: number; to: number; raw: string } => {
  const from = body.lastIndexOf('\n', cursor - 1) + 1;
  const end = body.indexOf('\n', cursor);
  const to = end === -1 ? body.length : end;
  return { from, to, raw: body.slice(from, to) };
};

/** Returns the kind of the line at the cursor. */
export const kindAt = (body: string, cursor: number): PartKind => lineOf(lineAt(body, cursor).raw).kind;

const isInList = (kind: PartKind): kind is 'item' | 'check' => kind === 'item' || kind === 'check';

/** Further lines pasted into a list item become items too. */
const asItems = (kind: 'item' | 'check', text: string): string => {
  const [first = '', ...rest] = text.split('\n');
  return [first, ...rest.map((line) => (lineOf(line).kind === 'words' ? lineMarks[kind] + line : line))].join('\n');
};

/** Turns a line into plain words. */
const unmarked = (body: string, part: NotePart): EditedBody =>
  replaced(body, part.from - part.mark.length, part.from, '');

/** Replaces the text of a part. Lines in a list item become items; elsewhere each line has the kind of its prefix. */
export const typed = (body: string, part: NotePart, text: string, cursor: number): EditedBody => {
  const plain = text.replace(/\r\n?/gu, '\n');
  if (!isInList(part.kind)) return replaced(body, part.from, part.to, plain, part.from + cursor);
  if (part.text === '' && plain === '\n') return unmarked(body, part);
  const before = asItems(part.kind, plain.slice(0, cursor));
  return replaced(body, part.from, part.to, asItems(part.kind, plain), part.from + before.length);
};

/** Enter: begins the next item of a list, or ends the list on an empty item; plain words after anything else. */
export const entered = (body: string, part: NotePart, from: number, to: number): EditedBody => {
  if (isInList(part.kind) && part.text.trim() === '') return unmarked(body, part);
  if (part.kind === 'colours') return replaced(body, part.to, part.to, '\n');
  const mark = isInList(part.kind) ? lineMarks[part.kind] : '';
  return replaced(body, part.from + from, part.from + to, `\n${mark}`);
};

/**
 * Backspace at the start of a part: first it becomes plain words, then it joins the line above. Words never become the
 * name of a colour. Null when there is no line above.
 */
export const backspaced = (body: string, part: NotePart): EditedBody | null => {
  if (part.mark !== '') return unmarked(body, part);
  if (part.from === 0) return null;
  const isOnColours = kindAt(body, part.from - 1) === 'colours' && lineAt(body, part.from).raw.trim() !== '';
  return isOnColours ? { body, cursor: part.from - 1 } : replaced(body, part.from - 1, part.from, '');
};

/** Changes the kind of the line at the cursor, or turns it back into plain words. After colours a new line is begun. */
export const turned = (body: string, cursor: number, kind: LineKind): EditedBody => {
  const { from, to, raw } = lineAt(body, cursor);
  const line = lineOf(raw);
  if (line.kind === 'colours') return replaced(body, to, to, `\n${lineMarks[kind]}`);
  const isOff = line.kind === kind;
  // A quotation by its quotation marks alone loses them.
  const isByMarks = line.kind === 'quotation' && line.mark === '';
  const text = isByMarks && (isOff || kind !== 'quotation') ? line.text.trim().slice(1, -1) : line.text;
  const mark = isOff ? '' : lineMarks[kind];
  const place = Math.min(Math.max(cursor - from - line.mark.length, 0), text.length);
  return replaced(body, from, to, mark + text, from + mark.length + place);
};

/** Adds colours after the line at the cursor, or replaces the line if it is empty. */
export const withColours = (body: string, cursor: number): EditedBody => {
  const { from, to, raw } = lineAt(body, cursor);
  if (lineOf(raw).text.trim() === '') return replaced(body, from, to, firstColour);
  return replaced(body, to, to, `\n${firstColour}`);
};

/** Ticks a check item, or unticks it. */
export const ticked = (body: string, part: NotePart): EditedBody => {
  const mark = part.mark.replace(/\[[ xX]\]/u, isDone(part) ? '[ ]' : '[x]');
  return replaced(body, part.from - part.mark.length, part.from, mark);
};

/** Removes characters from a name that would begin another colour or end this one. */
const plainName = (name: string): string => name.replace(/[#,;\n\r]/gu, '');

const coloured = (body: string, part: NotePart, swatches: readonly Swatch[]): EditedBody => {
  const line = swatches.map(({ hex, name }) => `${hex} ${name}`).join(', ');
  return replaced(body, part.from, part.to, line);
};

/** Changes a colour of a line, or its name. */
export const recoloured = (body: string, part: NotePart, place: number, change: Partial<Swatch>): EditedBody => {
  const swatches = swatchesOf(part.text) ?? [];
  const changed = { ...change, ...(change.name !== undefined && { name: plainName(change.name) }) };
  return coloured(
    body,
    part,
    swatches.map((swatch, at) => (at === place ? { ...swatch, ...changed } : swatch)),
  );
};

/** Adds a colour that the line does not have yet. */
export const colourAdded = (body: string, part: NotePart): EditedBody => {
  const swatches = swatchesOf(part.text) ?? [];
  const known = new Set(swatches.map(({ hex }) => hex));
  const hex = colours.find((colour) => !known.has(colour)) ?? firstColour.trim();
  return coloured(body, part, [...swatches, { hex, name: '' }]);
};

/** Removes a colour from a line; removing the last one leaves an empty line. */
export const colourRemoved = (body: string, part: NotePart, place: number): EditedBody =>
  coloured(
    body,
    part,
    (swatchesOf(part.text) ?? []).filter((_, at) => at !== place),
  );

/** Returns a body as it is stored: without empty prefixes and lines at its end. */
export const tidyBody = (body: string): string => {
  const lines = body.split('\n');
  while (lines.length > 0 && lineOf(lines.at(-1) ?? '').text.trim() === '') lines.pop();
  return lines.join('\n').trim();
};
