import type { Drawing, OpenManifestInput } from '@posy/shared-contracts/manifest';

/** An inline SVG that no icon can be made of; the message says what to do. */
export class UnusableDrawing extends Error {
  override readonly name = 'UnusableDrawing';
}

const refuse = (why: string): never => {
  throw new UnusableDrawing(why);
};

const tag = /<(\/?)([A-Za-z][\w:-]*)([^<>]*)>/g;
const attribute = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** Text before and beside the drawing: an XML declaration, comments. */
const besides = /<\?[^>]*\?>|<!--[\s\S]*?-->/g;
const textElements = /<(title|desc)\b[^>]*>[^<]*<\/\1>/g;

type Attributes = ReadonlyMap<string, string>;

const attributesIn = (text: string): Attributes =>
  new Map([...text.matchAll(attribute)].map(([, name = '', double, single]) => [name, double ?? single ?? '']));

const isPainted = (attributes: Attributes, name: string): boolean =>
  !['none', undefined].includes(attributes.get(name));

const number = String.raw`-?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?`;
const relativeStart = new RegExp(String.raw`^m\s*(${number})[\s,]*(${number})`, 'i');

/** A path that starts where it says also behind another one: a small `m` counts from the end of the one before. */
const fromItsStart = (d: string): string => {
  const path = d.trim();
  return path.startsWith('m') ? path.replace(relativeStart, 'M$1 $2m0 0 ') : path;
};

const outlineOf = (attributes: Attributes): string[] => {
  if (attributes.has('transform')) return refuse('moves a path by transform. Write the path where it belongs.');
  if (isPainted(attributes, 'stroke'))
    return refuse('is drawn by strokes. Turn strokes into outlines, as drawing programs do.');
  return attributes.get('fill') === 'none' ? [] : [fromItsStart(attributes.get('d') ?? '')];
};

/** The outline of an inline SVG. Throws for all that is more than filled paths: an icon takes the colour of its place. */
export const readDrawing = (svg: string): Drawing => {
  const tags = [...svg.replace(besides, '').replace(textElements, '').matchAll(tag)];
  const [root, ...inner] = tags.filter(([, closes]) => closes === '');
  if (root?.[2] !== 'svg') return refuse('is no inline SVG. Begin it with <svg viewBox="…">.');
  const attributes = attributesIn(root[3] ?? '');
  const box = attributes
    .get('viewBox')
    ?.trim()
    .replace(/[\s,]+/g, ' ');
  if (box === undefined)
    return refuse('has no viewBox. Name the box that it is drawn in, such as viewBox="0 0 24 24".');
  if (isPainted(attributes, 'stroke'))
    return refuse('is drawn by strokes. Turn strokes into outlines, as drawing programs do.');
  const other = inner.find(([, , name]) => name !== 'path');
  if (other !== undefined) return refuse(`has <${other[2]}>. Keep paths alone: turn shapes into paths.`);
  const path = inner.flatMap(([, , , text = '']) => outlineOf(attributesIn(text))).join('');
  return path === '' ? refuse('has no path that is filled.') : { box, path };
};

/** The manifest with a drawing for each icon that is an inline SVG. Throws `UnusableDrawing` with the field. */
export const withDrawings = (manifest: OpenManifestInput): OpenManifestInput => ({
  ...manifest,
  navigation: manifest.navigation.map((entry, index) => {
    if (!entry.icon.trimStart().startsWith('<')) return entry;
    try {
      return { ...entry, icon: 'drawn', drawing: readDrawing(entry.icon) };
    } catch (error) {
      if (!(error instanceof UnusableDrawing)) throw error;
      throw new UnusableDrawing(`navigation.${index}.icon ${error.message}`);
    }
  }),
});
