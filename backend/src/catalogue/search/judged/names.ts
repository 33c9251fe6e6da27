import { type SupplierRecord } from '#catalogue/records/supplier-record';
import { type CatalogueStore } from '#catalogue/store/catalogue-store';
import { fold } from '../spelling/fold';

/** Every so many suppliers are looked for by name. */
const oneIn = 83;

/** A letter in the middle of the longest word left out: the first letters are seldom forgotten. */
const withoutLetter = (name: string): string => {
  const longest = [...name.split(' ')].sort((a, b) => b.length - a.length)[0] ?? '';
  const at = Math.ceil(longest.length / 2);
  return name.replace(longest, longest.slice(0, at) + longest.slice(at + 1));
};

/** Forms in which people type a supplier's name. */
const forms: Record<string, (name: string) => string> = {
  'with “reviews”': (name) => `${name} reviews`,
  'with “prices”': (name) => `${name} prices`,
  'with “open day”': (name) => `${name} open day`,
  'run together': (name) => fold(name).replace(/ /g, ''),
  'without a letter': withoutLetter,
  'in small letters': (name) => name.toLowerCase(),
};

/** Among some suppliers' names, the share that finds the supplier first, by form of typing. */
export const namesFound = (store: CatalogueStore, records: readonly SupplierRecord[]): Record<string, number> => {
  const some = records.filter(({ name }, number) => number % oneIn === 0 && fold(name).split(' ').length > 1);
  const isFirst = ({ name, countryCode }: SupplierRecord, typed: string): boolean =>
    store.find({ countryCode, text: typed, size: 1 }).results[0]?.name === name;
  return Object.fromEntries(
    Object.entries(forms).map(([form, typed]) => [
      form,
      some.filter((record) => isFirst(record, typed(record.name))).length / Math.max(1, some.length),
    ]),
  );
};
