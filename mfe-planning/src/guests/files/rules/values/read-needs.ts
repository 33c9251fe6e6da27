import { type Allergen, allergens, type Diet } from '@posy/shared-contracts/entities';
import { inOrder, isAvoiding, isReacting, type NamedNeed, namedNeed } from './need-words';
import { plainWords } from './plain-words';
import { isMark } from './tick-words';
import { namesKindOfNut, nothingWords } from './value-words';

/** A guest's diets and allergens, and in the guest's own words the needs that we have no name for. */
export interface Needs {
  diets: readonly Diet[];
  allergens: readonly Allergen[];
  rest: string;
}

const phraseEnds = /[,;/|\n()]|\.(?:\s|$)|:(?=\s)|\s[-–—]\s/;
const links = /\s*[&+]\s*|\s+(?:and|or|und|oder|et|ou|ni|nor)\s+/i;

/** A picture states something that no word names: “🥜❌”. */
const hasPicture = (text: string): boolean => /\p{Extended_Pictographic}/u.test(text) && !isMark(text);

/** Returns true when a cell states that there is nothing to note. */
export const isNothing = (text: string): boolean => {
  if (hasPicture(text)) return false;
  const plain = plainWords(text);
  return plain === '' || nothingWords.has(plain);
};

/**
 * Reads a cell about food. A need without a known name is stored word for word, so that nothing a guest wrote is lost.
 * With `hasDishes` the column also holds dishes: there a fish alone is a dish, not an allergy.
 */
export const readNeeds = (text: string, hasDishes = false): Needs => {
  // “N/A” would otherwise be split into two words.
  if (isNothing(text)) return { diets: [], allergens: [], rest: '' };
  const whole = namedNeed(text);
  const parts = whole === undefined || hasPicture(text) ? text.split(phraseEnds).flatMap(linkedParts) : [text];
  const found = new Set<Diet | Allergen>();
  const rest: string[] = [];
  for (const part of parts) {
    const need = namedNeed(part);
    if (need !== undefined && !(hasDishes && need.said === 'bare' && dishes.has(need.meaning))) {
      found.add(need.meaning);
      // The caterer avoids all nuts, and reads which one it was; so do they see a picture beside the words.
      if (namesKindOfNut(part) || hasPicture(part)) rest.push(part.trim());
    } else if (!isNothing(part) && !isHeading(part)) rest.push(part.trim());
  }
  return { ...inOrder(found), rest: rest.join(', ') };
};

/** “Allergies: nuts” means the same as “nuts”. */
const isHeading = (part: string): boolean =>
  /^(?:allerg(?:y|ies|ic to|ens?|ien?|ene?)|diets?|dietary|regime)$/.test(plainWords(part));

/** “GF DF NF”: short forms with only blanks between them. */
const shortForms = (phrase: string): string[] => {
  const words = phrase.trim().split(/\s+/u);
  return words.every((word) => /^\p{Lu}{1,2}$/u.test(word) && namedNeed(word) !== undefined) ? words : [phrase];
};

/** Splits a phrase into its parts; one with a meaning only as a whole (“salt and vinegar crisps”) stays whole. */
const linkedParts = (phrase: string): string[] => {
  if (namedNeed(phrase) !== undefined) return [phrase];
  const parts = phrase.split(links).flatMap(shortForms);
  return parts.some((part) => namedNeed(part) !== undefined) ? parts : [phrase];
};

/** Returns true when a need is an allergen by law, not a diet. */
export const isAllergen = (meaning: Diet | Allergen): meaning is Allergen =>
  (allergens as readonly string[]).includes(meaning);

/** Words that may name a dish as well as an allergen. */
const dishes: ReadonlySet<Diet | Allergen> = new Set(['eggs', 'fish', 'crustaceans', 'molluscs', 'celery']);

export const mayBeDish = (meaning: Diet | Allergen): boolean => dishes.has(meaning);

interface StatedNeed {
  need: NamedNeed | undefined;
  /** True when “and” or “or” joins the part to the next one. */
  isTied: boolean;
  text: string;
}

const saidIn = (cell: string): StatedNeed[] =>
  (namedNeed(cell) === undefined ? cell.split(phraseEnds).map(linkedParts) : [[cell]]).flatMap((parts) =>
    parts.map((text, at) => ({ text, need: namedNeed(text), isTied: at < parts.length - 1 })),
  );

/**
 * Returns the needs that a cell with a guest's dish also mentions: “Beef, no nuts”, “gluten free”. A fish alone is a
 * dish, and an allergen after “no” or before “allergy”; nuts alone are no dish. With `isOnly` no other column is about
 * needs, so that “vegan” counts.
 */
export const needsOfDish = (cell: string, isOnly: boolean): Needs => {
  const said = saidIn(cell);
  const found = new Set<Diet | Allergen>();
  const rest: string[] = [];
  let isAvoided = false;
  said.forEach(({ need, text }, at) => {
    const after = said.slice(at);
    const end = after.findIndex(({ isTied }) => !isTied);
    const isBeforeAllergy = after.slice(0, end + 1).some((one) => one.need?.said === 'behind');
    if (need === undefined) {
      isAvoided ||= isHeading(text);
      if (!isHeading(text) && isAvoiding(text) && !isNothing(text)) rest.push(text.trim());
      return;
    }
    isAvoided ||= need.said === 'before';
    const isPlain = (isOnly || isAllergen(need.meaning)) && !dishes.has(need.meaning);
    if (need.said !== 'bare' || isAvoided || isBeforeAllergy || isPlain) found.add(need.meaning);
  });
  return { ...inOrder(found), rest: rest.join(', ') };
};

/**
 * Returns the needs that a note about a guest states beside other things. Unknown ones only count after words for an
 * allergy: “no plus-one” is no need.
 */
export const needsOfNote = (note: string): Needs => ({
  // “V” or “GF” alone in a note may stand for anything.
  ...needsOfDish(/^\W*\p{L}{1,2}\W*$/u.test(note) ? '' : note, true),
  rest: saidIn(note)
    .filter(({ need, text }) => need === undefined && isReacting(text) && !isHeading(text) && !isNothing(text))
    .map(({ text }) => text.trim())
    .join(', '),
});

/** Divides a text into its needs, also as they are written, and its other phrases; null when no phrase is a need. */
export const needsAmong = (text: string): { needs: Needs; written: string; others: string } | null => {
  const said = saidIn(text);
  const isNeed = ({ need, text: phrase }: StatedNeed): boolean => need !== undefined || isAvoiding(phrase);
  const needs = said.filter(isNeed);
  if (needs.length === 0) return null;
  const phrases = (some: readonly StatedNeed[]): string => some.map(({ text: phrase }) => phrase.trim()).join(', ');
  const written = phrases(needs);
  return { needs: readNeeds(written), written, others: phrases(said.filter((one) => !isNeed(one))) };
};

/** Returns true when a cell can only name a dish: no need, no word that may be both, and nothing to avoid. */
export const isSureDish = (cell: string): boolean =>
  !isNothing(cell) &&
  saidIn(cell).every(({ need, text }) => need === undefined && !isHeading(text) && !isAvoiding(text));
