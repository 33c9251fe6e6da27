/** Vulnerabilities that a security test of a running installation found, by number: the action that was possible. */
export const holes: Readonly<Record<string, string>> = {
  'H-01': 'make a deleted wedding anew by its id, and read its guests',
  'H-02': 'spoil a wedding with values that nobody can read',
  'H-03': 'come back by an invitation of one’s own after being revoked',
  'H-04': 'stop every transaction by opening thousands',
  'H-05': 'lock others out behind a proxy',
  'H-06': 'take the site down with one remote’s deploy',
  'H-07': 'lose one of two deploys at the same time',
  'H-08': 'undo a rollback by a restart',
  'H-09': 'lead people elsewhere after log-in',
  'H-10': 'run changed bytes of a build',
  'H-11': 'go on with a session that was ended',
  'H-12': 'fill the disk, or make a cheap call dear',
  'H-13': 'fill a stranger’s mailbox',
  'H-14': 'break what others read with one bad document',
  'H-15': 'lose the page in a browser that keeps nothing',
  'H-16': 'start on a damaged database without a word',
  'H-17': 'find out who has an account',
  'H-18': 'fault at the edges: paths, hosts, bodies, pictures, full disks, logs',
  'H-19': 'differ from Firestore in masks and in what is no number',
  'H-20': 'break work off, guess codes, keep connections, hide formulas in files',
  'A-H1': 'end the server by asking for much and reading nothing',
  'A-H2': 'stop everybody with dear queries and hundreds of listeners',
  'A-M1': 'hear and write on over a stream after its sign-in was ended',
  'A-M2': 'multiply limits, and guesses at a website’s password, by accounts',
  'A-M3': 'import suppliers that no page can show, or over others',
  'A-M4': 'stop an import’s machine with a workbook',
  'A-M5': 'fill a supplier’s inbox',
  'A-L1': 'end the start, or an import, in a stack trace with a spoilt file',
  'A-L2': 'be shown sign-ins that do not exist',
  'A-L3': 'cost work with made-up addresses of files and pages',
  'A-L4': 'register a push endpoint that cannot be',
  'A-L5': 'get another last day than was published',
  'A-L6': 'write one link in many ways',
  'A-L7': 'wait long behind two hundred others',
};

/** A test file: the package that it belongs to, and its text. */
export interface TestText {
  owner: string;
  text: string;
}

const begin = '<!-- holes: written by `node tools/bin/posy.mjs attack-list` -->';
const end = '<!-- /holes -->';

/** Packages with a test that has the number in its title. */
const shownBy = (number: string, tests: readonly TestText[]): string[] =>
  [...new Set(tests.filter(({ text }) => text.includes(`[${number}]`)).map(({ owner }) => owner))].sort();

/** A document with the table of holes between its marks. Throws when it has none, or a number that no test shows. */
export const withHoles = (document: string, tests: readonly TestText[]): string => {
  const [before, rest] = document.split(begin);
  const after = rest?.split(end)[1];
  if (before === undefined || after === undefined) throw new Error('The document has no place for holes.');
  const rows = Object.entries(holes).map(([number, what]) => {
    const owners = shownBy(number, tests);
    if (owners.length === 0) throw new Error(`No test has [${number}] in its title.`);
    return `| ${number} | ${what} | ${owners.join(', ')} |`;
  });
  const table = ['| number | what somebody could do | tests in |', '| --- | --- | --- |', ...rows];
  return `${before}${begin}\n\n${table.join('\n')}\n\n${end}${after}`;
};
