import { namedNeed } from '../values/need-words';
import { meanings, plainWords } from '../values/plain-words';
import { isAllergen, isNothing, isSureDish, mayBeDish, needsOfDish } from '../values/read-needs';
import { boxOf } from '../values/tick-words';
import type { ColumnUse } from './guest-row';
import { headerWords } from './header-words';

/** Counts the cells of a food column that name a dish, and those that name a diet or something to avoid. */
export const foodIn = (values: readonly string[]) => {
  const stated = values.map((value) => value.trim()).filter((value) => !isNothing(value));
  const needs = stated.map((value) => ({ value, ...needsOfDish(value, true) }));
  const [asDiet, asAllergen] = (['diets', 'allergens'] as const).map(
    (kind) => needs.filter((one) => one[kind].length > 0).length,
  );
  const about = needs.filter(({ diets, allergens, rest }) => diets.length + allergens.length > 0 || rest !== '');
  return {
    stated: stated.length,
    diets: asDiet ?? 0,
    allergens: asAllergen ?? 0,
    needs: about.length,
    dishes: stated.length - about.length,
  };
};

/**
 * “Food” may be a dish or a need: the values decide. A column whose values are mostly diets or allergens holds those;
 * so does one whose name is unknown.
 */
export const byFood = (use: ColumnUse, values: readonly string[], header: string): ColumnUse => {
  if (use !== 'meal' && use !== 'undecided') return use;
  // Boxes below a dish's name mark the guests who chose it.
  if (use === 'undecided' && header.trim() !== '' && areBoxes(values)) return use;
  const food = foodIn(values);
  if (food.diets + food.allergens === 0 || 2 * food.needs < food.stated) return use;
  return food.allergens > food.diets ? 'allergens' : 'diets';
};

const areBoxes = (values: readonly string[]): boolean => {
  const stated = values.filter((cell) => cell.trim() !== '');
  return stated.length > 0 && stated.every((cell) => boxOf(cell) !== null);
};

/**
 * Returns the use of a column named after a need, such as “Vegan” or “Nut allergy”, with ticks below; a fish alone may
 * be a dish.
 */
export const needNamed = (header: string): ColumnUse | undefined => {
  const need = namedNeed(header);
  if (need === undefined || (need.said === 'bare' && mayBeDish(need.meaning))) return undefined;
  return isAllergen(need.meaning) ? 'allergens' : 'diets';
};

const aboutNeeds = meanings({ needs: [...headerWords.diets, ...headerWords.allergens] });

/**
 * Finds the columns taken for diets or allergens that also hold dishes: a fish there is a dish. A column named “Diet”
 * or “Allergies” has none.
 */
export const dishColumns = (
  headers: readonly string[],
  uses: readonly ColumnUse[],
  rows: readonly (readonly string[])[],
): ReadonlySet<number> => {
  const columns = [...uses.keys()].filter((column) => {
    const isNeeds = uses[column] === 'diets' || uses[column] === 'allergens';
    return isNeeds && !aboutNeeds.has(plainWords(headers[column] ?? ''));
  });
  return new Set(columns.filter((column) => rows.some((row) => isSureDish(row[column] ?? ''))));
};
