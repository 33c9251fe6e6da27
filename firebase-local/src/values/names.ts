import { invalid, StatusError } from '../base/status';

const maxSegmentBytes = 1500;
const maxNameBytes = 6144;

const checkSegment = (segment: string): void => {
  if (segment === '' || segment === '.' || segment === '..') throw invalid(`"${segment}" cannot be an id.`);
  if (/^__.*__$/s.test(segment) && !/^__id-?\d{1,19}__$/.test(segment))
    throw invalid(`The id "${segment.slice(0, 100)}" is reserved.`);
  if (Buffer.from(segment).toString() !== segment || segment.includes('\0'))
    throw invalid('An id must be valid Unicode.');
  if (Buffer.byteLength(segment) > maxSegmentBytes) throw invalid('An id is limited to 1,500 bytes.');
};

/** Checks a path below the documents root, such as `weddings/w1`. */
export const checkPath = (path: string, kind: 'document' | 'collection'): string => {
  const segments = path.split('/');
  if ((segments.length % 2 === 0) !== (kind === 'document'))
    throw invalid(`"${path.slice(0, 200)}" is not a ${kind} path.`);
  segments.forEach(checkSegment);
  if (Buffer.byteLength(path) > maxNameBytes) throw invalid('A document name is limited to 6 KiB.');
  return path;
};

export const parentOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

export const lastSegment = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The one database that this server holds, and names within it. */
export interface DatabaseNames {
  readonly projectId: string;
  /** `projects/p/databases/(default)` */
  readonly database: string;
  /** `projects/p/databases/(default)/documents` */
  readonly root: string;
  /** Throws NOT_FOUND for any other database. */
  checkDatabase(name: string): void;
  /** A document's path from its full name. */
  documentPath(name: string): string;
  /** The path of a query's parent: '' for the root. */
  parentPath(name: string): string;
  nameOf(path: string): string;
}

export const databaseNames = (projectId: string): DatabaseNames => {
  const database = `projects/${projectId}/databases/(default)`;
  const root = `${database}/documents`;
  const checkDatabase = (name: string): void => {
    if (name === database) return;
    throw new StatusError(
      'NOT_FOUND',
      `The database ${name.slice(0, 200)} does not exist: this server holds ${database}.`,
    );
  };
  const relative = (name: string): string => {
    const match = /^(projects\/[^/]+\/databases\/[^/]+)\/documents(?:\/([\s\S]+))?$/.exec(name);
    if (!match?.[1]) throw invalid(`"${name.slice(0, 200)}" is not a document name.`);
    checkDatabase(match[1]);
    return match[2] ?? '';
  };
  return {
    projectId,
    database,
    root,
    checkDatabase,
    documentPath: (name) => checkPath(relative(name), 'document'),
    parentPath: (name) => {
      const path = relative(name);
      return path === '' ? '' : checkPath(path, 'document');
    },
    nameOf: (path) => `${root}/${path}`,
  };
};
