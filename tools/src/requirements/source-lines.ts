/** A source that a comment cites for a rule, without the stars and breaks of the comment. */
export interface SourceLine {
  line: number;
  text: string;
}

const endOf = (rest: string, isBlock: boolean): number => {
  const end = isBlock ? /\*\/|\n\s*\*\s*(?:\n|@)/.exec(rest) : /\n(?!\s*\/\/)/.exec(rest);
  return end?.index ?? rest.length;
};

const isInComment = (begin: string): boolean => /\/\*|^\s*\*|\/\//.test(begin);

/** Returns the texts after the word `Source` and a colon in comments, each to the end of its paragraph. */
export const sourceLinesIn = (code: string): SourceLine[] =>
  [...code.matchAll(/(?<!\w)Source:/g)].flatMap(({ index }) => {
    const begin = code.slice(code.lastIndexOf('\n', index) + 1, index);
    if (!isInComment(begin)) return [];
    const rest = code.slice(index, index + 2000);
    const text = rest.slice('Source:'.length, endOf(rest, !begin.includes('//')));
    return [
      { line: code.slice(0, index).split('\n').length, text: text.replace(/\s*\n\s*(?:\*|\/\/)?\s*/g, ' ').trim() },
    ];
  });

/** Public documents, by the words that they are cited with. */
const open =
  /RFC \d|ECMA-\d|ISO\/IEC|PNG \d|WCAG|MDN|OWASP|Firebase|Firestore|Cloud Translation|reCAPTCHA|Postmark documentation|PKWARE's APPNOTE|Web App Manifest|Push API/;

/** Parts of the repository that can be cited. */
export interface Citable {
  /** Ids of requirements. */
  ids: ReadonlySet<string>;
  /** Returns true when a path below `docs` exists; a decision may be cited by its number. */
  hasDocument: (path: string) => boolean;
}

/** Returns why a source cannot be opened; null when it can. A group of requirements is named without the number: `S4-badge`. */
export const faultOfSource = (text: string, { ids, hasDocument }: Citable): string | null => {
  const cited = text.match(/\b(?:S\d|D)-[a-z][a-z-]*[a-z](?:-\d+)?/g) ?? [];
  const groups = new Set([...ids].map((id) => id.replace(/-\d+$/, '')));
  const documents = text.match(/\bdocs\/[\w./-]*\w/g) ?? [];
  const unknown = cited.find((id) => !ids.has(id) && !groups.has(id));
  if (unknown !== undefined) return `there is no requirement ${unknown}`;
  const missing = documents.find((path) => !hasDocument(path));
  if (missing !== undefined) return `there is no ${missing}`;
  return cited.length + documents.length > 0 || open.test(text) ? null : `nobody can open “${text}”`;
};
