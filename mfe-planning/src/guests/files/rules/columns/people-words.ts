import { meanings, plainWords } from '../values/plain-words';
import type { ColumnUse, CompanionPart, RowField } from './guest-row';

const words = (...lists: readonly string[]): string[] => lists.flatMap((list) => list.split(', '));

/** Names of columns for parts of a name and for other people on the row, in English, German and French. */
const rowWords: Readonly<Record<RowField, readonly string[]>> = {
  title: words(
    'title, titles, prefix, name prefix, honorific, salutation, mr mrs, anrede, titel, namenszusatz, civilité, titre',
  ),
  middleName: words(
    'middle name, middle names, middle, additional name, zweiter vorname, weitere vornamen, deuxième prénom',
  ),
  plusOne: words(
    'plus one, plus 1, +1, plus ones, plus one allowed, plus one invited, plus one?, brings a guest, bringing a guest, brings a plus one',
    'with guest, and guest, guest allowed, begleitung, mit begleitung, begleitperson, bringt begleitung, plus eins',
    'accompagné, accompagnée, accompagnant, accompagnants, avec accompagnant, +1 autorisé',
  ),
  children: words(
    "children's names, childrens names, names of children, kids names, kids' names, child's name, child name, namen der kinder",
    'kindernamen, name des kindes, noms des enfants, prénoms des enfants, nom de l’enfant',
  ),
  headcount: words(
    'adults, adult count, number of adults, no of adults, # adults, grown ups, number of children, no of children, # children, child count',
    'number of kids, no of kids, number of guests, no of guests, # guests, # of guests, guest count, number in party, party size, headcount, head count, total',
    'total guests, total invited, count, size, number of people, people, pax, seats, number attending, number invited',
    'erwachsene, anzahl erwachsene, anzahl kinder, anzahl, anzahl gäste, anzahl personen, personen, personenzahl, gesamt, gesamtzahl, summe',
    'adultes, nombre d’adultes, nombre d’enfants, nombre, nombre d’invités, nombre de personnes, personnes, nb, nb personnes, total invités',
  ),
};
const rowFieldOf = meanings(rowWords);
/** “# of adults”, “Adults (total)”, “Anzahl Kinder”: counts of people, in the words around them. */
const counts =
  /^(?:(?:no|number|num|total|count|anzahl|zahl|nombre|nb)(?: of| de| d)? |of )(?:adults?|grown ups?|children|kids|guests?|people|persons|erwachsenen?|kinder|gaste|personen|adultes|enfants|invites|personnes)$|^(?:adults?|children|kids|guests|people|erwachsene|kinder|gaste|personen|adultes|enfants|invites|personnes) (?:count|total|number|invited|gesamt|anzahl)$/;

const second =
  'partner(?:in)?|spouse|husband|wife|companion|fiance|fiancee|significant other|second (?:guest|person|name)|2nd (?:guest|person)|guest 2|person 2|' +
  'ehepartner(?:in)?|ehefrau|ehemann|begleit(?:ung|person)|lebensgefahrt(?:e|in)|mann|frau|accompagnee?(?: e)? (?:de|par)|conjointe?|epoux|epouse|mari|femme|compagnon|compagne|accompagnante?';
const first = 'first(?: names?)?|given(?: names?)?|forename|vorname|prenom';
const last = 'last(?: names?)?|surname|family name|nachname|familienname|nom de famille';
const whole = '(?:full )?names?|nom';
const needs =
  'diet(?:s|ary)?(?: (?:requirements?|needs?|restrictions?|notes?))?|allerg(?:y|ies|ens?|ien?|ene)|food(?: (?:allergies|needs|requirements))?|' +
  'ernahrung|essen|diat|unvertraglichkeit(?:en)?|regime(?: alimentaire)?|intolerances?';
const companion = new RegExp(
  `^(?:(?:${second})(?: s)?(?: (?<number>\\d+))?)(?: (?:(?<first>${first})|(?<last>${last})|(?<whole>${whole})|(?<needs>${needs})))?$`,
);
/** “Plus One First Name”; “Plus one” alone may hold a yes or a number, too. */
const plusOne = new RegExp(
  `^(?:plus )?(?:one|1)(?: s)? (?:(?<first>${first})|(?<last>${last})|(?<whole>${whole})|(?<needs>${needs}))$`,
);
/** “Dietary needs (partner)”. */
const needsFirst = new RegExp(
  `^(?<needs>${needs}) (?:of (?:the )?|for (?:the )?|von |du |de (?:la |l )?)?(?:${second})(?: (?<number>\\d+))?$`,
);
/** “First name 2”, “Guest 3 surname”: further people by number. */
const numbered = new RegExp(
  `^(?:(?:guest|person|gast|invite)(?: (?<number>\\d+)) )?(?:(?<first>${first})|(?<last>${last})|(?<whole>${whole})|(?<needs>${needs}))(?: (?<behind>\\d+))?$`,
);
/** “Guest 1”, “Person 2”: each column holds a whole name. */
const person = /^(?:guest|person|gast|invite) (?<number>\d+)$/;
const child = /^(?:child|kid|kind|enfant)(?: (?:s )?(?:\d+))(?: (?:first name|name|vorname|prenom))?$/;

type Groups = Partial<Record<'number' | 'behind' | 'first' | 'last' | 'whole' | 'needs', string>>;

const partOf = (found: Groups): CompanionPart => {
  if (found.needs !== undefined) return 'needs';
  return found.first !== undefined ? 'firstName' : found.last !== undefined ? 'lastName' : 'name';
};

/**
 * Returns the use of a column about other people on the row or a part of the name, by its name; undefined for other
 * columns.
 */
export const peopleUse = (plain: string, header: string): ColumnUse | undefined => {
  if (child.test(plain)) return 'children';
  const other = (companion.exec(plain) ?? plusOne.exec(plain) ?? needsFirst.exec(plain))?.groups as Groups | undefined;
  if (other !== undefined) return `companion:${Number(other.number ?? 1)}:${partOf(other)}`;
  const more = (numbered.exec(plain) ?? person.exec(plain))?.groups as Groups | undefined;
  const number = Number(more?.number ?? more?.behind ?? 1);
  if (more?.number !== undefined && number === 1) {
    const part = partOf(more);
    return part === 'needs' ? 'diets' : part;
  }
  // Person 2 of a row is companion 1, for the guest is person 1.
  if (more !== undefined && number > 1) return `companion:${number - 1}:${partOf(more)}`;
  // “+1” would be read as “1” without its sign.
  if (/^\s*\+\s*1\s*\??\s*$/.test(header)) return 'plusOne';
  if (plain === '1') return undefined;
  return rowFieldOf.get(plain) ?? (counts.test(plain) ? 'headcount' : undefined);
};

/** Returns true when a column's name is about several children: then numbers in it count them. */
export const isPlural = (header: string): boolean => /^(?:children|kids|kinder|enfants)\b/.test(plainWords(header));

/**
 * Returns true when a column's cells name further people, by its name: in an address book these are left out by
 * default.
 */
export const namesPeople = (header: string): boolean => {
  const use = peopleUse(plainWords(header), header);
  return isPlural(header) || use === 'children' || (use?.startsWith('companion:') ?? false);
};
