import { changeFields, type Edit, joinEdits, updateWrite } from '@posy/remote-kit/edits';
import { collections } from '@posy/shared-contracts/collections';
import type { WebsiteLanguage, WebsiteSection, WebsiteSectionKind } from '@posy/shared-contracts/entities';
import { type FirestoreWrite, type Identified, serverTime } from '@posy/shared-contracts/mount-props';
import { type StandingPart, standingParts } from '#public-site/public';

/** A part of the page as the couple edits it. */
export interface DraftedPart {
  /** Of its document; that of a standing part is its kind where it has none yet. */
  id: string;
  kind: WebsiteSectionKind;
  order: number;
  visible: boolean;
  /** As it is stored; null: a standing part of which nothing was said. */
  section: Identified<WebsiteSection> | null;
}

/** The content that a section has in a language. */
export type Words = NonNullable<WebsiteSection['words'][WebsiteLanguage]>;
export const noWords: Words = { title: '', body: '', items: [] };

const isStanding = (kind: WebsiteSectionKind): kind is StandingPart => Object.hasOwn(standingParts, kind);

/** Every part of the page in its order, with those that stand there without a document. */
export const draftedParts = (sections: readonly Identified<WebsiteSection>[]): DraftedPart[] => {
  const standing = (Object.keys(standingParts) as StandingPart[])
    .filter((kind) => !sections.some((section) => section.kind === kind))
    .map((kind) => ({ id: kind, kind, order: standingParts[kind], visible: true, section: null }));
  const stored = sections.map((section) => {
    const { id, kind, order, visible } = section;
    return { id, kind, order, visible, section };
  });
  // Two who add at once give the same place: everybody sees them in the same order all the same.
  return [...standing, ...stored].sort((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
};

/**
 * The same, as guests see the way there before anybody decided: a couple's own venue may be somebody's home, and what is
 * written about the way shows it to nobody.
 */
export const withTravelShown = (parts: readonly DraftedPart[], isShown: boolean): DraftedPart[] =>
  parts.map((part) => (part.kind === 'travel' && part.section === null ? { ...part, visible: isShown } : part));

/** Returns true when a part may be removed: the parts that every page has can only be hidden. */
export const mayBeRemoved = ({ kind }: Pick<DraftedPart, 'kind'>): boolean => !isStanding(kind);

type Change = Partial<Pick<WebsiteSection, 'visible' | 'order' | 'audience' | 'photos' | 'credits'>>;

/** The first that is said of a standing part. Undoing leaves its document with what the part had. */
const beginPart = (weddingId: string, part: DraftedPart, change: Partial<WebsiteSection>): Edit => {
  const { id, kind, order, visible } = part;
  const collection = collections.websiteSections(weddingId);
  const untouched = { kind, order, visible, words: {} };
  const making: FirestoreWrite = {
    kind: 'merge',
    collection,
    id,
    data: { ...untouched, ...change, updatedAt: serverTime() },
  };
  const was = Object.fromEntries(
    Object.keys(change).map((field) => [field, (untouched as Partial<Record<string, unknown>>)[field]]),
  );
  return { changes: [making], undo: [updateWrite(collection, id, was)] };
};

/** Shows or hides a part, moves it, says who reads it or whom it thanks, or gives it other photos. */
export const changePart = (weddingId: string, part: DraftedPart, change: Change): Edit =>
  part.section === null
    ? beginPart(weddingId, part, change)
    : changeFields<WebsiteSection>(collections.websiteSections(weddingId), part.section, change);

/** The words of a part in a language; empty where there are none. */
export const wordsOf = ({ section }: Pick<DraftedPart, 'section'>, language: WebsiteLanguage): Words =>
  section?.words[language] ?? noWords;

/** Writes some of the words of a part in a language; those beside them stay as others write them. */
export const writeWords = (
  weddingId: string,
  part: DraftedPart,
  language: WebsiteLanguage,
  change: Partial<Words>,
): Edit => {
  const { section } = part;
  const before = section?.words[language];
  const whole = { ...noWords, ...before, ...change };
  if (section === null) return beginPart(weddingId, part, { words: { [language]: whole } });
  const collection = collections.websiteSections(weddingId);
  const write = (fields: object): FirestoreWrite => updateWrite(collection, section.id, fields);
  if (before === undefined)
    return { changes: [write({ [`words.${language}`]: whole })], undo: [write({ [`words.${language}`]: undefined })] };
  const fields = (Object.keys(change) as (keyof Words)[]).filter(
    (field) => JSON.stringify(change[field]) !== JSON.stringify(before[field]),
  );
  if (fields.length === 0) return { changes: [], undo: [] };
  const at = (words: Partial<Words>): object =>
    Object.fromEntries(fields.map((field) => [`words.${language}.${field}`, words[field]]));
  return { changes: [write(at(change))], undo: [write(at(before))] };
};

const noCaption: Words['items'][number] = { title: '', body: '', link: '' };

/** The captions of a gallery's photos in their new order: each stays with its photo. */
const captionsAfter = (items: Words['items'], before: readonly string[], after: readonly string[]): Words['items'] => {
  const captions = after.map((path) => items[before.indexOf(path)] ?? noCaption);
  const last = captions.findLastIndex(({ title }) => title.trim() !== '');
  return captions.slice(0, last + 1);
};

/** Gives a part other photos, or another order of them. The lines of a gallery are its photos' captions, and go with them. */
export const changePhotos = (weddingId: string, part: DraftedPart, photos: string[]): Edit => {
  const { section, kind } = part;
  const change = changePart(weddingId, part, { photos });
  if (section === null || kind !== 'photos') return change;
  const languages = Object.keys(section.words) as WebsiteLanguage[];
  const captions = languages.map((language) =>
    writeWords(weddingId, part, language, {
      items: captionsAfter(wordsOf(part, language).items, section.photos ?? [], photos),
    }),
  );
  return joinEdits(change, ...captions);
};

/** A new section behind all others. */
export const newSection = (
  id: string,
  kind: WebsiteSectionKind,
  parts: readonly DraftedPart[],
): Identified<Omit<WebsiteSection, 'updatedAt'>> => ({
  id,
  kind,
  order: Math.max(0, ...parts.map(({ order }) => order)) + 1,
  visible: true,
  words: {},
});

/** Between two places; behind or before the only one. */
const orderBetween = (before: number | undefined, after: number | undefined): number => {
  if (before === undefined) return after === undefined ? 0 : after - 1;
  return after === undefined ? before + 1 : (before + after) / 2;
};

/**
 * Puts a part at a place among the others. Nobody else moves, so that two who move do not meet; only where its neighbours
 * have the same place does each get one of its own.
 */
export const movePart = (weddingId: string, parts: readonly DraftedPart[], part: DraftedPart, place: number): Edit => {
  const others = parts.filter(({ id }) => id !== part.id);
  const [before, after] = [others[place - 1]?.order, others[place]?.order];
  if (before === undefined || after === undefined || before < after)
    return changePart(weddingId, part, { order: orderBetween(before, after) });
  const inOrder = [...others.slice(0, place), part, ...others.slice(place)];
  return joinEdits(...inOrder.map((one, order) => changePart(weddingId, one, { order })));
};
