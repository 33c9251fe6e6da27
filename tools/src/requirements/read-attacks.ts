/** An attack of `e2e/attacks`, as its title says it. */
export interface Attack {
  theme: string;
  numbers: string[];
  wants: string;
}

const number = /\s*\[([A-Z]\d?-[A-Z]?\d+)\]\s*/g;

/** The attacks in a file's text, in their order. */
export const attacksIn = (theme: string, source: string): Attack[] =>
  [...source.matchAll(/^\s*test\(\s*(['"`])(.+?)\1,/gms)].map(([, , title = '']) => ({
    theme,
    numbers: [...title.matchAll(number)].map(([, id = '']) => id),
    wants: title.replace(number, ' ').trim(),
  }));

const begin = '<!-- attacks: written by `node tools/bin/posy.mjs attack-list` -->';
const end = '<!-- /attacks -->';

/** A document with the list of attacks between its marks. Throws when it has none. */
export const withAttacks = (document: string, attacks: readonly Attack[]): string => {
  const [before, rest] = document.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error('The document has no place for attacks.');
  const row = ({ theme, numbers, wants }: Attack): string =>
    `| ${theme} | ${wants.replaceAll('|', '\\|')} | ${numbers.join(' ')} |`;
  const table = ['| theme | what is wanted | number |', '| --- | --- | --- |', ...attacks.map(row)];
  return `${before}${begin}\n\n${table.join('\n')}\n\n${end}${after}`;
};
