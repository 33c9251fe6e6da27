import {
  isArgumentElement,
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser';
import { expect, type Page } from '@playwright/test';
import { cataloguesIn } from '#support/wire/catalogues';

/** About what German and French need more. */
const share = 0.4;
const letters = 'çñüëåßğ';

/** The text with more to it: the last word grows, and longer texts get further words. */
const lengthened = (text: string): string => {
  const wanted = Math.max(2, Math.round(text.length * share));
  const inWord = Array.from({ length: Math.min(wanted, 6) }, (_, index) => letters[index % letters.length]).join('');
  const words = wanted > 6 ? ` ${`${letters} `.repeat(Math.ceil((wanted - 6) / 8)).trim()}` : '';
  return /[\p{L}\d]$/u.test(text) ? `${text}${inWord}${words}` : `${text}${words}`;
};

const given = Symbol('given');
const edge = Symbol('edge');
/** A piece of what a message becomes: its own words, what it is given, or the edge of an element. */
type Piece = string | typeof given | typeof edge;

/** Most variants of one message: further ones are as long as the first. */
const mostWays = 24;

/** Every way in which a message may be said. */
const waysOf = (elements: readonly MessageFormatElement[]): Piece[][] =>
  elements.reduce<Piece[][]>(
    (ways, element) => ways.flatMap((way) => waysOfOne(element).map((more) => [...way, ...more])).slice(0, mostWays),
    [[]],
  );

const waysOfOne = (element: MessageFormatElement): Piece[][] => {
  if (isLiteralElement(element)) return [[element.value]];
  if (isTagElement(element)) return waysOf(element.children).map((way) => [edge, ...way, edge]);
  if (isSelectElement(element) || isPluralElement(element))
    return Object.values(element.options).flatMap(({ value }) => waysOf(value));
  // An argument may be a text, or an element of its own.
  return isArgumentElement(element) ? [[given], [edge]] : [[given]];
};

/** The texts that stand between edges: each is a text of its own on the page. */
const textsOf = (way: readonly Piece[]): Piece[][] =>
  way.reduce<Piece[][]>(
    (texts, piece) => (piece === edge ? [...texts, []] : [...texts.slice(0, -1), [...(texts.at(-1) ?? []), piece]]),
    [[]],
  );

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Texts of a page and what they become: whole ones by themselves, those with something given as a pattern. */
interface Lengthening {
  whole: Record<string, string>;
  /** `words` has null where something is given. */
  patterns: { pattern: string; words: (string | null)[] }[];
}

const hasWords = (piece: Piece): boolean => typeof piece === 'string' && /\p{L}{2}/u.test(piece);

/** Returns the lengthened texts of the messages; their arguments stay as they are. */
const lengtheningOf = (messages: readonly MessageFormatElement[][]): Lengthening => {
  const whole: Record<string, string> = {};
  const patterns = new Map<string, (string | null)[]>();
  for (const text of messages.flatMap(waysOf).flatMap(textsOf)) {
    if (!text.some(hasWords)) continue;
    const words = text.filter((piece) => typeof piece === 'string');
    if (words.length === text.length) whole[words.join('')] = lengthened(words.join(''));
    else
      patterns.set(
        `^${text.map((piece) => (typeof piece === 'string' ? escaped(piece) : '(.+?)')).join('')}$`,
        text.map((piece) => (typeof piece === 'string' ? lengthened(piece) : null)),
      );
  }
  const longestFirst = [...patterns].sort(([one], [other]) => other.length - one.length);
  return { whole, patterns: longestFirst.map(([pattern, parts]) => ({ pattern, words: parts })) };
};

/** The messages of a build’s script, by its path: a path always means the same bytes. */
const known = new Map<string, MessageFormatElement[][]>();

/**
 * Records the scripts that a page loads: call before the first one. Their messages are the texts that can be on the
 * page.
 */
export const watchWords = (page: Page): (() => Promise<Lengthening>) => {
  const paths = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/builds\/[^?]+\.js$/.test(pathname)) paths.add(pathname);
  });
  return async () => {
    for (const path of paths)
      if (!known.has(path)) known.set(path, cataloguesIn(await (await page.request.get(path)).text()));
    return lengtheningOf([...paths].flatMap((path) => known.get(path) ?? []));
  };
};

/** Runs in the page: every text that the product itself says becomes longer, where it stands, once. */
const lengthen = ({ whole, patterns }: Lengthening): void => {
  const grown = (window.posyLongWords ??= new WeakMap());
  const sections = document.getElementById('posy-boot')?.textContent ?? '';
  const rules = patterns.map(({ pattern, words }) => ({ pattern: new RegExp(pattern, 'su'), words }));
  const longer = (text: string): string | undefined => {
    if (Object.hasOwn(whole, text)) return whole[text];
    if (sections.includes(`"en-GB":${JSON.stringify(text)}`)) return `${text}çñüë`;
    if (!/\p{L}{2}/u.test(text)) return undefined;
    for (const { pattern, words } of rules) {
      const [, ...parts] = pattern.exec(text) ?? [];
      if (parts.length > 0) return words.map((word) => word ?? parts.shift() ?? '').join('');
    }
    return undefined;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode() !== null) {
    const node = texts.currentNode;
    const text = node.nodeValue ?? '';
    if (grown.get(node) === text || node.parentElement?.closest('script, style, textarea') !== null) continue;
    node.nodeValue = longer(text) ?? text;
    grown.set(node, node.nodeValue);
  }
};

/**
 * Lengthens every text of the product on the page: people's texts, names, dates and amounts stay. Call it again after a
 * change of the page: newly rendered parts have short texts again.
 */
export const lengthenWords = async (page: Page, wordsOf: () => Promise<Lengthening>): Promise<void> => {
  await page.evaluate(lengthen, await wordsOf());
  await expect(page.locator('body')).toContainText('çñ');
};

declare global {
  interface Window {
    posyLongWords?: WeakMap<Node, string>;
  }
}
