import { allergens, diets, type Allergen, type Diet } from '@posy/shared-contracts/entities';
import { plainWords } from '../columns/plain-words';
import { allergenOf, dietOf, nothingWords } from './value-words';

/** What somebody cannot or will not eat, and in their own words what we have no name for. */
export interface Needs {
  diets: readonly Diet[];
  allergens: readonly Allergen[];
  rest: string;
}

const separators = /[,;/|\n&+]|\s+(?:and|und|et)\s+/i;
const around =
  /^(?:no|keine?|ohne|sans|pas de|allergic to|allergisch gegen|allergique aux?|allergie aux?) | (?:free|allergy|allergie|intolerant|intolerance|intolerances|allergic|frei)$/g;

/** The word itself first: “no alcohol” is a diet. Then without what people say around an allergen: “nut allergy”. */
const meaningOf = (plain: string) => {
  const bare = plain.replace(around, '').trim();
  return dietOf.get(plain) ?? allergenOf.get(plain) ?? dietOf.get(bare) ?? allergenOf.get(bare);
};

const isDiet = (meaning: Diet | Allergen): meaning is Diet => (diets as readonly string[]).includes(meaning);

/** Reads a cell about food. What is not known by name is kept word for word, so that nothing a guest said is lost. */
export const readNeeds = (text: string): Needs => {
  const whole = meaningOf(plainWords(text));
  const parts = whole === undefined ? text.split(separators) : [text];
  const found = new Set<Diet | Allergen>();
  const rest: string[] = [];
  for (const part of parts) {
    const plain = plainWords(part);
    const meaning = meaningOf(plain);
    if (meaning !== undefined) found.add(meaning);
    else if (plain !== '' && !nothingWords.has(plain)) rest.push(part.trim());
  }
  return {
    diets: diets.filter((diet) => found.has(diet)),
    allergens: allergens.filter((allergen) => [...found].some((one) => !isDiet(one) && one === allergen)),
    rest: rest.join(', '),
  };
};
