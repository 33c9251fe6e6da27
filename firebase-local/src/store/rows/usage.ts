import type Database from 'libsql';
import { documentSize } from '#values/size';
import { type StoredDocument } from '#values/value';
import { openReader } from './reader';

/** One document before and after a commit. */
export interface DocumentChange {
  path: string;
  before: StoredDocument | null;
  after: StoredDocument | null;
}

/** Number of documents and bytes, by Firestore's own computation of sizes. */
export interface Amount {
  documents: number;
  bytes: number;
}

/** The document at the root that a path is below, or is. */
export const treeOf = (path: string): string => path.split('/', 2).join('/');

/** Returns the change of a tree's size by a change of one document. */
export const usageOfChange = ({ path, before, after }: DocumentChange): Amount => {
  const size = (document: DocumentChange['after']): number => (document ? documentSize(path, document.fields) : 0);
  return { documents: Number(after !== null) - Number(before !== null), bytes: size(after) - size(before) };
};

export const openUsage = (db: Database.Database) => {
  const one = db.prepare('SELECT documents, bytes FROM usage WHERE tree = ?');
  const add = db.prepare(
    `INSERT INTO usage (tree, documents, bytes) VALUES (?, ?, ?)
     ON CONFLICT (tree) DO UPDATE SET documents = documents + excluded.documents, bytes = bytes + excluded.bytes`,
  );
  const clear = db.prepare('DELETE FROM usage WHERE tree = ? AND documents <= 0');
  return {
    of: (tree: string): Amount => (one.get(tree) as Amount | undefined) ?? { documents: 0, bytes: 0 },
    note(change: DocumentChange): void {
      const { documents, bytes } = usageOfChange(change);
      if (documents === 0 && bytes === 0) return;
      add.run(treeOf(change.path), documents, bytes);
      if (documents < 0) clear.run(treeOf(change.path));
    },
  };
};

/** Reckons anew what every tree holds. */
export const fillUsage = (db: Database.Database): void => {
  const trees = new Map<string, Amount>();
  for (const document of openReader(db).scanGroup(null, '')) {
    const tree = treeOf(document.path);
    const held = trees.get(tree) ?? { documents: 0, bytes: 0 };
    const { documents, bytes } = usageOfChange({ path: document.path, before: null, after: document });
    trees.set(tree, { documents: held.documents + documents, bytes: held.bytes + bytes });
  }
  const insert = db.prepare('INSERT INTO usage (tree, documents, bytes) VALUES (?, ?, ?)');
  for (const [tree, { documents, bytes }] of trees) insert.run(tree, documents, bytes);
};
