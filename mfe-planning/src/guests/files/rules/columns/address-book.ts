import { plainWords } from '../values/plain-words';
import type { ColumnUse } from './guest-row';

/**
 * Columns that only an address book has. A file with two of them is an address book: its unknown columns are left out
 * without a question.
 */
const marks: ReadonlySet<string> = new Set(
  [
    'phonetic first name',
    'phonetic last name',
    'yomi name',
    'file as',
    'labels',
    'group membership',
    'e mail 1 label',
    'e mail 1 type',
    'phone 1 label',
    'phone 1 type',
    'e mail type',
    'e mail display name',
    'organization name',
    'organization 1 name',
    'business street',
    'home street',
    'strasse privat',
    'ort privat',
    'strasse geschaftlich',
    'ort geschaftlich',
    'rue domicile',
    'ville domicile',
    'rue bureau',
    'ville bureau',
  ].map(plainWords),
);

/**
 * Returns true when a file is an address book: its people are contacts, whose children and partners nobody has invited
 * yet.
 */
export const isAddressBook = (headers: readonly string[]): boolean =>
  headers.filter((header) => marks.has(plainWords(header))).length >= 2;

const value = '(?: value)?';
const email = new RegExp(
  `^e ?mail(?: 1)?(?: address)?${value}$|^email 1$|^e mail adresse(?: 1)?$|^adresse de messagerie$`,
);
const phone = new RegExp(
  `^phone 1${value}$|^(?:mobile|home|primary|cell|private|main) (?:tele)?phone(?: number)?$|^(?:mobil|privat)telefon$|^telefon (?:privat|mobil)$|^tel(?:ephone)? (?:mobile|domicile)$`,
);
const whole = /^address 1 formatted$/;
const part =
  /^(?:(?:home|mailing|address(?: 1)?) (?:street|city|state|region|postal code|zip|zip code|country|country region|po box|extended address)|street(?: address)?(?: line)?(?: [12])?|(?:address|addr)(?: line)? ?2|state province|province|zip postal code|postal zip code|apartment|apt|postcode|post code|postal code|zip|zip code|county|state|country|plz|postleitzahl|strasse|hausnummer|bundesland|code postal|rue|pays|departement|(?:strasse|ort|postleitzahl|bundesland kanton|land region) privat|(?:rue|ville|code postal|dep region|pays region) domicile)$/;

/** Returns true when a column holds a part of an address: several of them form one. */
export const isAddressPart = (plain: string): boolean => part.test(plain);

/** Returns the content of an address book's column, by its name; undefined when the name is unknown. */
export const addressBookUse = (plain: string, headers: readonly string[]): ColumnUse | undefined => {
  if (email.test(plain)) return 'email';
  if (phone.test(plain)) return 'phone';
  if (whole.test(plain) || plain === 'home address') return 'address';
  // The parts repeat the whole address.
  if (part.test(plain)) return headers.some((header) => whole.test(plainWords(header))) ? 'skip' : 'address';
  return undefined;
};
