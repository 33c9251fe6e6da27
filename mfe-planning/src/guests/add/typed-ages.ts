// Ages of children, and children and families of whom a line only gives the number.

const years = '(?:\\s?(?:y|yo|yrs?|years?(?:[ -]old)?|j|jahre?(?: alt)?|ans?))?\\.?';
/** "Bo (2)", "Bo (aged 2)", "Bo (2 Jahre)", "Bo (2 ans)": a child's age, until 17. */
const inBrackets = new RegExp(`\\s*\\((?:(?:aged?|age of|âge)\\s+)?(?<age>\\d|1[0-7])${years}\\)\\s*$`, 'iu');
/** "Esi 9", "Yaw 5 years". */
const bare = new RegExp(`^(?<name>\\p{L}[^\\d()]*?)\\s+(?<age>\\d|1[0-7])${years}$`, 'iu');
/** A number behind these counts them: “Guest 2”. */
const counts =
  /(?:^|\s)(?:guests?|gast|gäste|invitée?s?|persons?|personen?|personnes?|child|kid|kind|enfant|baby|adults?|tables?|tisch|nr|no|number|nummer|numéro|party|group|gruppe|groupe|row)\.?$/iu;

/** Divides a name from the age of a child behind it. */
export const agedName = (text: string): { name: string; age: number | null } => {
  const bracketed = inBrackets.exec(text)?.groups?.['age'];
  if (bracketed !== undefined) return { name: text.replace(inBrackets, ''), age: Number(bracketed) };
  const { name, age } = bare.exec(text)?.groups ?? {};
  return name === undefined || counts.test(name) ? { name: text, age: null } : { name, age: Number(age) };
};

/** "Lena Bianchi (kids: Zoe 4, Max 7)": children in brackets, with their ages. */
const childrenBehind = /\s*\((?:with )?(?:kids|children|kinder|enfants)\s*:?\s+(?<list>[^()]+)\)/iu;
const ageOfChild = /(?<=\p{L})\s+(?<age>\d|1[0-7])(?=\s*(?:$|,|;|&|\+|and |und |et ))/giu;

/** A line whose children in brackets stand beside their parents, each with the age in brackets. */
export const agesInBrackets = (line: string): string =>
  line.replace(childrenBehind, (_match, list: string) => `, ${list.trim().replace(ageOfChild, ' ($<age>)')}`);

const numbers: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, ein: 1, eine: 1, einem: 1, zwei: 2, drei: 3, vier: 4 },
  ...{ fünf: 5, sechs: 6, un: 1, deux: 2, trois: 3, quatre: 4, cinq: 5 },
};
const kids = '(?:kids?|child(?:ren)?|kindern?|kind|enfants?)';
/** "and their three kids", "et leurs 2 enfants", "+ 2 kids". */
const someChildren = new RegExp(
  `(?<=^|[\\s,;&+])(?:(?:and|und|et|with|mit|avec|plus)\\s+|[,;&+]\\s*)?(?:(?:their|his|her|the|our|ihre[nmr]?|seine[nmr]?|leurs?|ses)\\s+)?(?<count>[1-9]|${Object.keys(numbers).join('|')})\\s+(?:small |little |young |kleinen? |petits )?${kids}(?!\\p{L})`,
  'giu',
);

/** Returns a line without the children of whom it only gives the number, and that number. */
export const unnamedChildren = (line: string): { rest: string; count: number } => {
  let count = 0;
  const rest = line.replace(someChildren, (_found, number: string) => {
    count += numbers[number.toLowerCase()] ?? Number(number);
    return ' ';
  });
  return { rest, count };
};

/** "The Smith family (4)", "Familie Berg (4)", "Anna Berg (4 people)": so many people of whom one is named. */
const countedFamily =
  /^(?<family>(?:the |die )?famil(?:y|ie)\s+\S.*?|famille\s+\S.*?|fam\.\s+\S.*?|the\s+\S.*?s|.*?\s(?:family|familie))\s*\((?<count>[2-9]|[12]\d)\)\s*$|^(?<head>[^()]+?)\s*\((?<heads>[2-9]|[12]\d)\s?(?:people|persons|pers\.?|personen|leute|personnes|guests|gäste|invités|pax)\)\s*$/iu;

const grownUps = '(?:erw(?:achsene[nr]?)?\\.?|adults?|adultes?|grown-?ups?)';
const kind = `\\d{1,2}\\s?(?:${grownUps}|${kids})`;
/** "Familie Berg (2 Erw., 3 Kinder)", "Anna (2 kids)". */
const countedKinds = new RegExp(
  `^(?<head>[^()]+?)\\s*\\((?<kinds>${kind}(?:\\s*(?:[,;&+]|and|und|et)\\s*${kind})*)\\)\\s*$`,
  'iu',
);

/** Reads a family with its number: its name, and the number of those without one. Null for other lines. */
export const familyWithNumber = (line: string): { name: string; unnamed: number } | null => {
  const kinds = countedKinds.exec(line)?.groups;
  if (kinds !== undefined) {
    const sum = [...(kinds['kinds'] ?? '').matchAll(/\d+/gu)].reduce((all, [number]) => all + Number(number), 0);
    const hasGrownUps = new RegExp(`\\d\\s?${grownUps}`, 'iu').test(kinds['kinds'] ?? '');
    return { name: kinds['head'] ?? '', unnamed: Math.max(0, hasGrownUps ? sum - 1 : sum) };
  }
  const { family, count, head, heads } = countedFamily.exec(line)?.groups ?? {};
  const name = family ?? head;
  return name === undefined ? null : { name, unnamed: Number(count ?? heads) - 1 };
};
