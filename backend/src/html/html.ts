import { escapeHtml } from './escape';

/** HTML that may be sent as it is: only `html` makes it. */
export class Html {
  /** Private in effect: `html` is the only caller, so that every piece of text has been escaped. */
  constructor(readonly text: string) {}
}

type Insertion = string | number | Html | null | readonly Insertion[];

const pieceOf = (value: Insertion): string => {
  if (value === null) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(pieceOf).join('');
  return escapeHtml(String(value));
};

/** HTML with escaped insertions; HTML and lists of it are put in as they are, null leaves nothing. */
export const html = (parts: TemplateStringsArray, ...values: Insertion[]): Html =>
  new Html(parts.map((part, index) => part + pieceOf(values[index] ?? null)).join(''));
