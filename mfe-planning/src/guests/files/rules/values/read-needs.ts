import { type Allergen, allergens, type Diet } from '@posy/shared-contracts/entities';
import { inOrder, isAvoiding, type NamedNeed, namedNeed } from './need-words';
import { plainWords } from './plain-words';
import { nothingWords } from './value-words';

/** What somebody cannot or will not eat, and in their own words what we have no name for. */
export interface Needs {
  diets: readonly Diet[];
  allergens: readonly Allergen[];
  rest: string;
}

const phraseEnds = /[,;/|\n()]|\.(?:\s|$)|:(?=\s)/;
const links = /\s*[&+]\s*|\s+(?:and|or|und|oder|et|ou|ni|nor)\s+/i;

/** Whether a cell says that there is nothing to say. */
export const isNothing = (text: string): boolean => {
  const plain = plainWords(text);
  return plain === '' || nothingWords.has(plain);
};

/**
 * Reads a cell about food. What is not known by name is kept word for word, so that nothing a guest said is lost.
 * `hasDishes`: it stands among dishes, where a fish alone is one too, and no allergy.
 */
export const readNeeds = (text: string, hasDishes = false): Needs => {
  const whole = namedNeed(text);
  const parts = whole === undefined ? text.split(phraseEnds).flatMap(linkedParts) : [text];
  const found = new Set<Diet | Allergen>();
  const rest: string[] = [];
  for (const part of parts) {
    const need = namedNeed(part);
    if (need !== undefined && !(hasDishes && need.said === 'bare' && dishes.has(need.meaning))) found.add(need.meaning);
    else if (!isNothing(part) && !isHeading(part)) rest.push(part.trim());
  }
  return { ...inOrder(found), rest: rest.join(', ') };
};

/** “Allergies: nuts” says no more than “nuts”. */
const isHeading = (part: string): boolean =>
  /^(?:allerg(?:y|ies|ic to|ens?|ien?|ene?)|diets?|dietary|regime)$/.test(plainWords(part));

/** A phrase in its parts; one that says something only as a whole (“salt and vinegar crisps”) stays whole. */
const linkedParts = (phrase: string): string[] => {
  if (namedNeed(phrase) !== undefined) return [phrase];
  const parts = phrase.split(links);
  return parts.some((part) => namedNeed(part) !== undefined) ? parts : [phrase];
};

/** Whether a need is something to avoid by the law on allergens, not a diet. */
export const isAllergen = (meaning: Diet | Allergen): meaning is Allergen =>
  (allergens as readonly string[]).includes(meaning);

/** What is as likely a dish as something to avoid. */
const dishes: ReadonlySet<Diet | Allergen> = new Set(['eggs', 'fish', 'crustaceans', 'molluscs', 'celery']);

export const mayBeDish = (meaning: Diet | Allergen): boolean => dishes.has(meaning);

interface Said {
  need: NamedNeed | undefined;
  /** Whether “and” or “or” ties it to the part after it. */
  isTied: boolean;
  text: string;
}

const saidIn = (cell: string): Said[] =>
  (namedNeed(cell) === undefined ? cell.split(phraseEnds).map(linkedParts) : [[cell]]).flatMap((parts) =>
    parts.map((text, at) => ({ text, need: namedNeed(text), isTied: at < parts.length - 1 })),
  );

/**
 * What a cell with somebody’s dish also says of what they must not have: “Beef, no nuts”, “gluten free”. A fish alone is a
 * dish, and something to avoid behind “no” or before “allergy”; nuts alone are no dish. `isOnly`: no other column is about it,
 * so that “vegan” counts.
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

/** Whether a cell names what can only be a dish: neither a need, nor what may be both, nor something to be avoided. */
export const isSureDish = (cell: string): boolean =>
  !isNothing(cell) &&
  saidIn(cell).every(({ need, text }) => need === undefined && !isHeading(text) && !isAvoiding(text));
