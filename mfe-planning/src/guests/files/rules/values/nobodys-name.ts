import { plainWords } from './plain-words';

const phrases = (list: string): string => list.split(', ').map(plainWords).join('|');

/** Words for somebody whose name is not known yet. */
const somebody = phrases(
  'guest, plus one, plus 1, companion, date, partner, spouse, husband, wife, girlfriend, boyfriend, child, kid, baby, person, friend, ' +
    'gast, plus eins, begleitung, begleitperson, partnerin, kind, freund, freundin, ' +
    'invité, invitée, plus un, plus une, accompagnant, accompagnante, conjoint, conjointe, enfant, bébé, personne',
);
const open = phrases(
  'tbc, tbd, tba, to come, to follow, to be confirmed, to be decided, unknown, unnamed, no name, name tbc, name unknown, name to come, name to follow, n a, nn, n n, ' +
    'unbekannt, offen, folgt, name folgt, name offen, name unbekannt, ohne name, inconnu, inconnue, à confirmer, à préciser, sans nom',
);
const whose = '(?:of|for|von|fur|de|du|des|d) .+';

const shapes = [
  new RegExp(`^(?:${open}|x{2,})$`),
  // “Guest”, “Gast 3”, “Guest of Ravi”, “Invité d’Anna”, “a friend”, “Plus one (TBC)”.
  new RegExp(`^(?:an? |the |ein |eine |un |une )?(?:${somebody})(?: \\d+)?(?: (?:${whose}|${open}))?$`),
  // “+1”, “+1 Ravi”, “plus one Ravi”, “Plus 1 for Ravi”.
  /^(?:plus )?1(?: .+)?$|^plus (?:one|eins|une?) .+$/,
  // “Ravis Begleitung”.
  /^.+s (?:begleitung|begleitperson)$/,
];
/** “Ravi’s guest”; with its apostrophe, for “J. S. Guest” is a name. */
const possessive = /^.+[’'´`]s?\s+(?<somebody>.+)$/u;

/**
 * Returns true for a name that names nobody: an empty one, or “Plus one”, “Guest of Ravi”, “TBC”. Two such rows are two
 * people, however alike they are.
 */
export const isNobodysName = (name: string): boolean => {
  const plain = plainWords(possessive.exec(name)?.groups?.['somebody'] ?? name);
  return plain === '' || shapes.some((shape) => shape.test(plain));
};
