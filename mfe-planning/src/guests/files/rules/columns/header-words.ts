import { meanings, plainWords } from '../values/plain-words';
import type { ColumnField } from './guest-row';

const words = (...lists: readonly string[]): string[] => lists.flatMap((list) => list.split(', '));

/**
 * Names of columns in guest lists, in English, German and French. Compared as whole names, without accents, case and
 * punctuation. The names in Posy's own files are among these in each language, which a test ensures.
 */
export const headerWords: Readonly<Record<ColumnField | 'ignored', readonly string[]>> = {
  name: words(
    'name, names, who, full name, full names, guest, guest name, guest names, names of guests, guests, invitee, name of guest, vollständiger name, namen, wer, gast',
    'gäste, gastname, name des gastes, vor- und nachname, nom complet, noms, qui, invité, invités, invitée',
    "nom et prénom, prénom et nom, nom de l'invité",
  ),
  firstName: words(
    'guest first name, first, firsts, given, first names, first name, firstname, forename, given name, christian name, vorname, rufname, prénom',
  ),
  lastName: words(
    'guest last name, last, last names, surnames, last name, lastname, surname, family name, second name, nachname, familienname, zuname',
    'nom de famille, nom',
  ),
  household: words(
    'household, family, group, party, party name, invitation name, invite name, haushalt, familie',
    'gruppe, foyer, famille, groupe, ménage',
  ),
  plusOneOf: words(
    'plus one of, plus-one of, guest of, +1 of, brought by, begleitung von, kommt mit, +1 von',
    'accompagne, accompagnant de, accompagnateur de, +1 de, invité de',
  ),
  category: words(
    'category, side, list, type of guest, relationship, relation, tag, tags, kategorie, seite',
    'beziehung, catégorie, côté, lien',
  ),
  email: words(
    'email, e-mail, e mail, mail, email address, e-mail address, e-mail-adresse, mailadresse',
    'emailadresse, courriel, adresse e-mail, adresse email, adresse mail, adresse électronique, mél',
  ),
  phone: words(
    'ph, phone no, mob, phone, phone number, telephone, telephone number, tel, tel no, mobile, mobile number, cell',
    'cell phone, telefon, telefonnummer, handy, handynummer, mobil, mobilnummer, téléphone',
    'numéro de téléphone, portable',
  ),
  address: words(
    'addr, addr 1, addr1, address 1, address line 1, adr, address, postal address, home address, mailing address, street address, adresse, anschrift',
    'postanschrift, adresse postale',
  ),
  location: words(
    'location, town, city, place, from, where from, lives in, ort, wohnort, stadt, ville, lieu',
    'localité',
  ),
  invitationType: words(
    'invited to, invitation, invitation type, invite type, part of the day, day or evening',
    'eve only, evening only, evening guest, evening, eingeladen zu, einladung, art der einladung',
    "nur abends, nur abend, abend, abendgast, invité à, invitée à, type d'invitation, soirée seulement, soir seulement",
  ),
  child: words(
    'child, children, kid, is child, adult or child, adult child, kind, kinder, erwachsen oder kind',
    'kids, enfant, enfants, adulte ou enfant',
  ),
  age: words("age, age of child, child's age, alter, alter des kindes, âge, âge de l'enfant"),
  meal: words(
    'meal selection, meal option, menu selection, entree, entrée, entree choice, dinner choice, main choice, meal, meal choice, menu, menu choice, food, main course, dish, menü, menüwahl, essen, gericht',
    'hauptgang, repas, choix du repas, choix du menu, plat',
  ),
  diets: words(
    'diet, diets, dietary, any dietary requirements, any dietary needs, special diet, dietary requirements, dietary needs, dietary restrictions, requirements',
    'diät, ernährung, ernährungsweise, essgewohnheiten, régime, régimes, régime alimentaire',
    'régimes alimentaires',
  ),
  allergens: words(
    'allergens, allergies, allergy, allergene, allergien, allergie, unverträglichkeiten, allergènes',
    'intolérances, intolerances, any allergies, food allergies, allergies or intolerances, allergien oder unverträglichkeiten',
    'irgendwelche allergien, des allergies, allergies ou intolérances',
  ),
  dietNotes: words(
    'diet notes, dietary notes, notes for the caterer, note for the caterer, hinweise zur ernährung',
    'hinweise zum essen, hinweis für die küche, notes pour le traiteur, note pour le traiteur',
    'remarques alimentaires',
  ),
  notes: words(
    'notes, note, comments, comment, remarks, notizen, notiz, anmerkungen, anmerkung, bemerkung',
    'bemerkungen, kommentar, remarques, remarque, commentaire, commentaires',
  ),
  ignored: words(
    'table, table name, table number, tisch, tischname, tischnummer, nom de la table, numéro de table',
    'id, no, nr, number, nummer, numéro',
  ),
};

/** Words that begin or end the name of a column of answers, around the event's name; alone they mean the main event. */
export const answerHeaders: readonly string[] = [
  'rsvp status',
  'rsvp response',
  'rsvp answer',
  'rsvp',
  'response status',
  'reply status',
  'attendance status',
  'attendance',
  'teilnahme',
  'anwesenheit',
  'statut rsvp',
  'participation',
  'answer',
  'reply',
  'response',
  'attending',
  'coming',
  'antwort',
  'zusage',
  'rückmeldung',
  'kommt',
  'réponse',
  'présence',
  'présent e',
  'présents',
  'présent',
];

/** Names of the main event in files until the couple name it. */
export const mainEventNames: readonly string[] = [
  'the wedding',
  'wedding',
  'die hochzeit',
  'hochzeit',
  'le mariage',
  'mariage',
];

const fields = meanings(headerWords);

/** Returns the field that a column's name means by itself; undefined for an unknown name. */
export const fieldNamed = (plain: string): ColumnField | 'ignored' | undefined => fields.get(plain);

/** Returns true when a column is named after a field, not after one of the field's values. */
export const isFieldName = (header: string): boolean => header.trim() === '' || fields.has(plainWords(header));
