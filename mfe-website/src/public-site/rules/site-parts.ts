import type { WebsiteLanguage, WebsiteSectionKind } from '@posy/shared-contracts/entities';
import type { Microsite } from './microsite';

/** A section as guests get it. */
export type SiteSection = Microsite['sections'][number];
/** The words of a section in one language. */
export type SectionWords = NonNullable<SiteSection['words'][WebsiteLanguage]>;

/** Parts that a page has without a section, in their order: before all that was added. */
export const standingParts = { welcome: -3, timeline: -2, travel: -1 } as const;
export type StandingPart = keyof typeof standingParts;

/** A part of the page: a section, or one that the page has without. */
export interface SitePart {
  /** Of the place on the page, too: links lead there. */
  id: string;
  kind: WebsiteSectionKind;
  /** Null: nobody wrote about it; it has its usual heading. */
  words: SectionWords | null;
  photos: readonly string[];
}

/** The words of a section in a language, or in the website's first language when it has none. */
export const wordsIn = (
  { words }: Pick<SiteSection, 'words'>,
  language: WebsiteLanguage | undefined,
  languages: readonly WebsiteLanguage[],
): SectionWords | null => {
  const [first] = languages;
  const own = language === undefined ? undefined : words[language];
  return own ?? (first === undefined ? undefined : words[first]) ?? Object.values(words)[0] ?? null;
};

const photosOf = ({ photo, photos = [] }: Pick<SiteSection, 'photo' | 'photos'>): readonly string[] =>
  photo === undefined || photo === null || photos.includes(photo) ? photos : [photo, ...photos];

/** The parts of a page in their order. One of a standing kind takes its place; a second one is a section like others. */
export const partsOf = (
  { sections, languages }: Pick<Microsite, 'sections' | 'languages'>,
  language: WebsiteLanguage | undefined = languages[0],
): SitePart[] => {
  const has = (kind: string): boolean => sections.some((section) => section.kind === kind);
  const standing = (Object.keys(standingParts) as StandingPart[])
    .filter((kind) => !has(kind))
    .map((kind) => ({ order: standingParts[kind], part: { id: kind, kind, words: null, photos: [] } }));
  const written = sections.map((section, place) => ({
    // Thanks come before all else, wherever the couple wrote them.
    order: section.kind === 'thanks' ? Number.NEGATIVE_INFINITY : section.order,
    part: {
      id: section.id ?? `part-${place}`,
      kind: section.kind,
      words: wordsIn(section, language, languages),
      photos: photosOf(section),
    },
  }));
  return [...standing, ...written]
    .sort((a, b) => a.order - b.order || (a.part.id < b.part.id ? -1 : 1))
    .map(({ part }) => part);
};

const isSaid = (text: string): boolean => text.trim() !== '';

/** Returns true when a section has words or photos for a guest. */
export const isFilled = ({ words, photos }: Pick<SitePart, 'words' | 'photos'>): boolean =>
  photos.length > 0 ||
  (words !== null &&
    (isSaid(words.body) || words.items.some(({ title, body, link }) => [title, body, link].some(isSaid))));

/** The lines of a section that say something. */
export const linesOf = (words: SectionWords | null): SectionWords['items'] =>
  (words?.items ?? []).filter(({ title, body, link }) => [title, body, link].some(isSaid));

/** The host name that a link leads to: the reader sees it as the name of the place. */
export const hostOf = (link: string): string => {
  try {
    return new URL(link).hostname.replace(/^www\./, '');
  } catch {
    return link;
  }
};
