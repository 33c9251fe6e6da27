import { type CountryCode } from '@posy/shared-contracts/markets';
import { type SearchIndex } from '#catalogue/search/find/search';
import { type FindRequest } from '#catalogue/search/request/search-request';
import { isPlain, saysAnything } from '../language/words/plain-words';
import { gazetteerOf } from '../places/gazetteer';
import { type Correction } from '../request/parts';
import { fold } from '../spelling/fold';

/** Words that people type beside a name to learn more about that supplier. */
const asked = new Set(
  `review reviews rating ratings price prices pricing cost costs quote quotes open day days website site contact phone number email
  address instagram insta facebook photos gallery wedding weddings venue brochure availability vs opinions menu menus map parking
  bewertung bewertungen erfahrung erfahrungen preis preise kosten preisliste kontakt telefon adresse webseite homepage offnungszeiten
  tag der offenen tur hochzeit hochzeiten anfahrt bilder fotos angebot
  avis tarif tarifs prix devis contact telephone adresse site mariage mariages portes ouvertes journee brochure disponibilites`.split(
    /\s+/,
  ),
);
/** Small words between the words of names, often left out. */
const joints = new Set('and the at of by co und the die der das zum zur bei et le la les du de des'.split(' '));

const mostWords = 8;

/** Suppliers whose name was typed. */
export interface NamedSuppliers {
  rows: ReadonlySet<number>;
  /** The name as it is written, where it was typed otherwise. */
  correction: Correction | null;
  /** True when a name, or most of one, was typed without other wishes: only these suppliers are meant. */
  isAlone: boolean;
  /** Folded words of the name when the text has no others: “Rooms” in it is no wish for bedrooms. */
  ownWords: readonly string[];
}

const nobody: NamedSuppliers = { rows: new Set(), correction: null, isAlone: false, ownWords: [] };

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(' ')
    .filter((word) => word !== '');

/** Without what asks about a name: “… reviews”, “… open day”. */
const bare = (words: readonly string[]): string[] => {
  let last = words.length;
  while (last > 0 && asked.has(words[last - 1] ?? '')) last -= 1;
  return words.slice(0, last);
};

/** Shorter than the whole, from the end: what follows a name is where it is. */
const withoutPlace = (words: readonly string[], countryCode: CountryCode): string[][] => {
  const { names } = gazetteerOf(countryCode);
  const found: string[][] = [];
  for (let count = 1; count <= 3 && words.length - count >= 1; count += 1) {
    const rest = words.slice(0, words.length - count);
    if (names.has(words.slice(-count).join(' '))) found.push(rest.at(-1) === 'in' ? rest.slice(0, -1) : rest);
  }
  return found;
};

/**
 * Finds suppliers whose exact name was typed: they are meant whatever else the words could be. A name that was run
 * together or has a wrong letter is found too, when it is a supplier's whole name.
 */
export const namedRows = (
  { columns }: SearchIndex,
  { text = '', countryCode, category, literally = false }: FindRequest,
): NamedSuppliers => {
  const { nameWords, names } = columns;
  const given = wordsOf(text);
  const words = bare(given);
  if (words.length === 0 || words.length > mostWords) return nobody;
  const chosen = (rows: readonly number[]) => (category === undefined ? rows : rows.filter(columns.isOf(category)));
  const isAsked = words.length < given.length;
  for (const some of [words, ...withoutPlace(words, countryCode)]) {
    const own = some.filter((word) => !joints.has(word));
    const isOwn = own.some((word) => !saysAnything(word, countryCode));
    // Categories and places alone are wishes, even when a supplier's name has them too.
    if (some !== words && !isOwn) continue;
    // A single word is a name when nothing else is called so.
    if (own.length < 2 && (own[0] === undefined || isPlain(own[0], countryCode) || !isAsked)) continue;
    const rows = chosen(nameWords.beginning(countryCode, own));
    if (rows.length === 0) continue;
    const whole = rows.filter((row) => nameWords.lengthOf(row, joints) === own.length);
    const isWhole = whole.length > 0 && isOwn;
    // Words that are neither a wish nor everyday language are a name, even when its end was left out.
    const isPart = some === words && own.some((word) => !isPlain(word, countryCode));
    return {
      rows: new Set(isWhole ? whole : rows),
      correction: null,
      isAlone: isWhole || isPart,
      ownWords: some === words && (isWhole || isPart) ? own : [],
    };
  }
  if (literally || words.every((word) => isPlain(word, countryCode))) return nobody;
  for (const some of [words, ...withoutPlace(words, countryCode)]) {
    const rows = chosen(
      nameWords.meant(
        countryCode,
        some.filter((word) => !joints.has(word)),
        joints,
      ),
    );
    const [first] = rows;
    if (first === undefined) continue;
    const name = names[first] ?? '';
    return {
      rows: new Set(rows),
      isAlone: true,
      ownWords: [],
      correction: { typed: text.trim(), read: name, from: 0, to: text.normalize('NFC').length },
    };
  }
  return nobody;
};
