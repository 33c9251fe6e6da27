import { categoryContent } from '#catalogue/content/content';
import { marketOf } from '#catalogue/content/markets';
import { type SupplierRecord } from '#catalogue/records/supplier-record';
import { fold, spelledOut } from '../spelling/fold';
import { marketWord } from './match-words';

const umlaut = /[äöüÄÖÜ]/;

/** Returns the searchable form: folded, and words with umlauts in both of their spellings. */
export const searchable = (text: string): string => {
  const other = text
    .normalize('NFC')
    .split(/\s+/u)
    .filter((word) => umlaut.test(word));
  return fold([text, ...other.map(spelledOut)].join(' '));
};

/** The searchable text of a supplier; the category is in the market's language, so that “Fotograf” finds one. */
export const searchableText = (
  record: SupplierRecord,
): { name: string; place: string; about: string; market: string } => {
  const { singular, plural } = categoryContent(record.type).labels[marketOf(record.countryCode).locale];
  const kind = record.kind === null ? [] : [record.kind];
  const labels = [...kind, ...record.features, ...record.styles].map((item) => item.label);
  return {
    name: searchable(record.name),
    place: searchable([record.town, record.county, record.address.adminArea[0]].join(' ')),
    about: searchable([singular, plural, ...labels, record.description].join(' ')),
    market: marketWord(record.countryCode),
  };
};
