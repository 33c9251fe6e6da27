/** Names that a document may use, as a check sees them. */
export interface RepositoryNames {
  /** Every file of the repository, by its path from the root. */
  files: readonly string[];
  /** Names of `npm run` scripts of the root. */
  scripts: readonly string[];
  /** Names of `posy` commands. */
  commands: readonly string[];
}

const quoted = /`([^`\n]+)`/g;
/** Names that documents use for files that are made when something runs. */
const madeAtRunTime = /(^|\/)(dist|node_modules|releases|\.posy|android|ios)(\/|$)|\.(bak|sqlite)$/;
const pathLike = /^[\w@.*{},-]+(\/[\w@.*{},[\]-]+)+\/?$/;
const fileLike = /^[\w.-]+\.(ts|tsx|mjs|rules)$/;

const escape = (text: string): string => text.replace(/[.+^$()|[\]\\]/g, '\\$&');

/** A path as documents write it: `*` stands for any name, `{a,b}` for either. */
const patternOf = (path: string): RegExp => {
  const pattern = escape(path.replace(/\/$/, ''))
    .replace(/\*/g, '[^/]*')
    .replace(/\{([^}]*)\}/g, (_all, names: string) => `(?:${names.split(',').join('|')})`);
  return new RegExp(`^${pattern}(?:/|$|\\.)`);
};

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** Returns why `token`, written in the document at `document`, is not there; null when it is, or names no place here. */
const missing = (document: string, token: string, files: readonly string[]): string | null => {
  if (madeAtRunTime.test(token)) return null;
  if (fileLike.test(token)) return files.some((file) => file.endsWith(`/${token}`) || file === token) ? null : token;
  if (!pathLike.test(token)) return null;
  const [first = ''] = token.split('/');
  const bases = ['', folderOf(document), `${folderOf(document)}src/`].filter((base) =>
    files.some((file) => file.startsWith(`${base}${first}/`)),
  );
  if (bases.length === 0) return null;
  return bases.some((base) => files.some((file) => patternOf(base + token).test(file))) ? null : token;
};

/**
 * Returns the names in a document that do not exist: files and folders in backticks, `npm run` scripts, `posy`
 * commands.
 */
export const staleNames = (document: string, text: string, { files, scripts, commands }: RepositoryNames): string[] => {
  const tokens = [...text.matchAll(quoted)].map(([, token = '']) => token.replace(/:\d+$/, ''));
  const paths = tokens.map((token) => missing(document, token, files)).filter((token) => token !== null);
  const ran = [...text.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name);
  const called = [...text.matchAll(/(?:`posy |posy\.mjs )([a-z][\w-]+)/g)].map(([, name = '']) => name);
  return [
    ...paths,
    ...ran.filter((name) => !scripts.includes(name)).map((name) => `npm run ${name}`),
    ...called.filter((name) => !commands.includes(name)).map((name) => `posy ${name}`),
  ];
};
