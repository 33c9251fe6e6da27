import type { IntlShape } from 'react-intl';
import type { CatererSheet, Eater } from '../rules/caterers/caterer-sheet';

/** A part of the sheet, shown and saved alike: rows with a label, a number and names. */
export interface SheetSection {
  id: 'meals' | 'diets' | 'allergens' | 'notes' | 'ages' | 'tables';
  rows: readonly { what: string; eaters: readonly Eater[] }[];
}

const ageWords = ({ formatMessage }: IntlShape, age: number | null): string =>
  age === null
    ? formatMessage({ id: 'files.caterers.age.unknown' })
    : formatMessage({ id: 'files.caterers.age' }, { age });

/** A part without any answer or seat has no rows. */
const orNothing = (rows: SheetSection['rows'], isNothing: boolean): SheetSection['rows'] => (isNothing ? [] : rows);

/** Returns the texts of the sheet. Each note has its own row, as the guest wrote it. */
export const sheetSections = (intl: IntlShape, sheet: CatererSheet): SheetSection[] => {
  const or = (name: string, id: 'files.caterers.meals.none' | 'files.caterers.tables.none') =>
    name === '' ? intl.formatMessage({ id }) : name;
  return [
    {
      id: 'meals',
      rows: orNothing(
        sheet.meals.map(({ key, eaters }) => ({ what: or(key, 'files.caterers.meals.none'), eaters })),
        sheet.meals.every(({ key }) => key === ''),
      ),
    },
    {
      id: 'diets',
      rows: sheet.diets.map(({ key, eaters }) => ({ what: intl.formatMessage({ id: `files.diet.${key}` }), eaters })),
    },
    {
      id: 'allergens',
      rows: sheet.allergens.map(({ key, eaters }) => ({
        what: intl.formatMessage({ id: `files.allergen.${key}` }),
        eaters,
      })),
    },
    { id: 'notes', rows: sheet.notes.map((eater) => ({ what: eater.guest.dietNotes.trim(), eaters: [eater] })) },
    { id: 'ages', rows: sheet.children.map(({ key, eaters }) => ({ what: ageWords(intl, key), eaters })) },
    {
      id: 'tables',
      rows: orNothing(
        sheet.tables.map(({ name, eaters }) => ({ what: or(name, 'files.caterers.tables.none'), eaters })),
        sheet.tables.every(({ name }) => name === ''),
      ),
    },
  ];
};

/** Names, as a list in the reader's language. */
export const nameList = (intl: IntlShape, eaters: readonly Eater[]): string =>
  eaters
    .map(({ name }) => name)
    .sort(new Intl.Collator(intl.locale).compare)
    .join(', ');
