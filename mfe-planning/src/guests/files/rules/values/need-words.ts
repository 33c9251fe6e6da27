import { type Allergen, allergens, type Diet, diets } from '@posy/shared-contracts/entities';
import { plainWords } from './plain-words';
import { allergenOf, dietOf } from './value-words';

// Words around an allergen or a diet. They are compared as whole phrases: “no nut allergy” is none.

const degree =
  /^(?:(?:she|he|they|is|are|has|have|with|er|sie|ist|hat|mit|il|elle|est|avec|an?|une?|eine?n?|very|badly|highly|extremely|deathly|severe(?:ly)?|serious(?:ly)?|strong(?:ly)?|mild(?:ly)?|sehr|stark|schwere?|starke|leichte?|tres|fortement|grave|forte) )+/;
const avoids =
  /^(?:no|not any|without|avoids?|avoiding|never|(?:can t|cannot|can not|doesn t|does not|won t) (?:eat|have)(?: any)?|keine?n?|ohne|(?:isst|vertragt|mag|darf) keine?n?|sans|pas d[eu]s?|pas d|ne (?:mange|supporte) pas (?:de|d|le|la|les)) /;
const reacts =
  /^(?:allerg(?:y|ies|ic|en)|allergisch|allergie[ns]?|allergiques?|intoleran(?:t|ce|z)|intolerante?|anaphyla(?:xis|ctic)|unvertraglichkeit)(?: (?:to|of|gegen(?:uber)?|auf|aux?|a la|a l|a|de|du|des|d))? /;
const allergyOf = / (?:allergy|allergies|allergic|allergie[ns]?|allergiker(?:in)?|disease)$/;
const free = / (?:free|frei|intoleran(?:t|ce|ces|z)|intolerante?|unvertraglichkeit|verboten|interdite?s?|exclue?s?)$/;
/** German joins the allergen and its effect in one word: “Nussallergie”, “laktosefrei”. */
const joined =
  /^(\p{L}{2,}?)(?:allergie[ns]?|allergiker(?:in)?|allergisch|freie?[snr]?|intoleran[tz]|unvertraglichkeit)$/u;
const polite = /(?: (?:please|bitte|svp|s il vous plait|at all))+$/;

/** An allergen’s name, in German also as the first half of a longer word: “Nuss”, “Erdnuss”, “Laktose”. */
const allergenNamed = (bare: string): Allergen | undefined =>
  allergenOf.get(bare) ?? allergenOf.get(bare.replace(/(?:en|n|e|er|s)$/, ''));

/**
 * The way a part of a cell names a need: as a word alone, or with words before or after it that say to avoid it; “no
 * alcohol” is a diet by itself.
 */
export interface NamedNeed {
  meaning: Diet | Allergen;
  said: 'bare' | 'before' | 'behind' | 'itself';
}

const strip = (plain: string): { bare: string; said: NamedNeed['said'] } => {
  const one = joined.exec(plain);
  if (one !== null) return { bare: one[1] ?? '', said: 'behind' };
  const before = plain.replace(reacts, '').replace(avoids, '');
  if (before !== plain) return { bare: before, said: 'before' };
  const behind = plain.replace(allergyOf, '').replace(free, '');
  return { bare: behind, said: behind === plain ? 'bare' : 'behind' };
};

/** Returns the need that a part of a cell names; undefined when it names none that is known. */
export const namedNeed = (text: string): NamedNeed | undefined => {
  const plain = plainWords(text).replace(polite, '').replace(degree, '');
  const whole = dietOf.get(plain) ?? allergenOf.get(plain);
  if (whole !== undefined) return { meaning: whole, said: whole === 'no-alcohol' ? 'itself' : 'bare' };
  const { bare, said } = strip(plain);
  const allergen = bare === plain ? undefined : allergenNamed(bare);
  if (allergen !== undefined) return { meaning: allergen, said };
  // “is vegan”, “vegan diet”: a negated diet is never read as a diet.
  const diet = dietOf.get(
    plain.replace(/^(?:is|eats|strictly|ist|isst|est|mange|regime) | (?:diet|only|kost|ernahrung)$/g, ''),
  );
  return diet === undefined ? undefined : { meaning: diet, said: 'bare' };
};

/** Returns true when a part speaks of an allergy, known or not. */
export const isReacting = (text: string): boolean => {
  const plain = plainWords(text).replace(polite, '').replace(degree, '');
  return reacts.test(plain) || allergyOf.test(plain) || /^\p{L}{2,}(?:allergie[ns]?|allergisch)$/u.test(plain);
};

/** Returns true when a part names something to avoid, known or not. */
export const isAvoiding = (text: string): boolean => {
  const plain = plainWords(text).replace(polite, '').replace(degree, '');
  return [avoids, reacts, allergyOf, free].some((said) => said.test(plain)) || joined.test(plain);
};

/** Sorts needs into the platform's order. */
export const inOrder = (found: ReadonlySet<Diet | Allergen>): { diets: Diet[]; allergens: Allergen[] } => ({
  diets: diets.filter((diet) => found.has(diet)),
  allergens: allergens.filter((allergen) => found.has(allergen)),
});
