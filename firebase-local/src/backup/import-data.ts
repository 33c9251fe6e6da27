import {
  createReadStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs';
import { createInterface } from 'node:readline';
import { openDatabase } from '../auth/store/database';
import { asObject, asString, type JsonObject, parseJson } from '../base/json';
import { openDocumentStore } from '../store/document-store';
import { checkPath } from '../values/names';
import { normalizeFields } from '../values/normalize';
import { type StoredDocument } from '../values/value';
import { authTables, backupFiles, backupFormat, type Manifest } from './files';

const chunk = 1_000;

async function* linesOf(file: string): AsyncIterable<JsonObject> {
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity }))
    yield asObject(parseJson(line), `A line of ${file}`);
}

async function* chunksOf<T>(items: AsyncIterable<T>): AsyncIterable<T[]> {
  const waiting: T[] = [];
  for await (const item of items) {
    waiting.push(item);
    if (waiting.length === chunk) yield waiting.splice(0);
  }
  if (waiting.length > 0) yield waiting;
}

const documentOf = (line: JsonObject): StoredDocument => {
  const time = (name: string): number => {
    const value = line[name];
    if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw new Error(`A document has no ${name}.`);
    return value;
  };
  const path = checkPath(asString(line.path, 'path'), 'document');
  return { path, fields: normalizeFields(line.fields), createTime: time('createTime'), updateTime: time('updateTime') };
};

const importDocuments = async (file: string, dataDir: string, lastCommit: number): Promise<number> => {
  // Commits after the import must be later than all before the export.
  const store = openDocumentStore(dataDir, () => Math.max(Date.now(), Math.ceil(lastCommit / 1000) + 1));
  let count = 0;
  try {
    for await (const lines of chunksOf(linesOf(file))) {
      const changes = lines.map(documentOf).map((after) => ({ path: after.path, before: null, after }));
      store.transact(() => store.apply({ time: store.clock.next(), changes }));
      count += changes.length;
    }
  } finally {
    store.close();
  }
  return count;
};

const importAccounts = async (file: string, dataDir: string): Promise<number> => {
  const { database, close } = openDatabase(dataDir);
  const columnsOf = (table: string): string[] =>
    (database.prepare(`PRAGMA table_info(${table})`).all() as { name: string }[]).map(({ name }) => name);
  const known = new Map<string, string[]>(authTables.map((table) => [table, columnsOf(table)]));
  const insert = ({ table, row }: JsonObject): void => {
    const name = asString(table, 'table');
    const columns = known.get(name);
    const values = asObject(row, 'row');
    if (!columns || Object.keys(values).some((column) => !columns.includes(column)))
      throw new Error(`The accounts hold what this version does not know (${name}).`);
    const own = columns.filter((column) => Object.hasOwn(values, column));
    database
      .prepare(`INSERT INTO ${name} (${own.join(', ')}) VALUES (${own.map(() => '?').join(', ')})`)
      .run(...own.map((column) => values[column]));
  };
  let count = 0;
  try {
    for await (const lines of chunksOf(linesOf(file))) {
      database.exec('BEGIN');
      lines.forEach(insert);
      database.exec('COMMIT');
      count += lines.length;
    }
  } finally {
    close();
  }
  return count;
};

const readManifest = (folder: string): Manifest => {
  const { manifest } = backupFiles(folder);
  if (!existsSync(manifest)) throw new Error(`${folder} is not a whole export: it has no manifest.json.`);
  const read = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest;
  if (read.format !== backupFormat) throw new Error(`The export has format ${read.format}, this is ${backupFormat}.`);
  return read;
};

/**
 * Makes a data directory of an export. The directory must be absent or empty, and it appears only when everything was
 * imported. Rejects when the export is not whole.
 */
export const importData = async (folder: string, dataDir: string): Promise<Manifest> => {
  const manifest = readManifest(folder);
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) throw new Error(`${dataDir} is not empty.`);
  const files = backupFiles(folder);
  const making = `${dataDir}.importing`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { recursive: true, mode: 0o700 });
  try {
    const documents = await importDocuments(files.documents, making, manifest.lastCommit);
    const accounts = await importAccounts(files.accounts, making);
    if (documents !== manifest.documents || accounts !== manifest.accounts)
      throw new Error(`${folder} is not a whole export: lines are missing.`);
    if (existsSync(dataDir)) rmdirSync(dataDir);
    renameSync(making, dataDir);
  } catch (error) {
    rmSync(making, { recursive: true, force: true });
    throw error;
  }
  return manifest;
};
