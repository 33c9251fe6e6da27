import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { generateCatalogue } from '../catalogue/generate/generate-catalogue';
import { type SupplierRecord } from '../catalogue/records/supplier-record';
import { documentsOf } from '../catalogue/source/supplier-documents';

/**
 * Number of generated suppliers, which take long; further ones are copies, with ids, addresses and names of their own.
 */
const drawn = 4_000;

/** Returns the copy of a generated supplier in another round. */
const again = (record: SupplierRecord, round: number): SupplierRecord => {
  const id = `sup_${round}x${record.id}`;
  const slug = `${record.slug}-${round}`;
  const name = `${record.name} ${round}`;
  const reviews = record.reviews.map((review) => ({ ...review, id: `${review.id}-${round}`, supplierId: id }));
  return { ...record, id, slug, seo: { urlSlug: slug }, publicId: `${record.publicId}-${round}`, name, reviews };
};

/** A supplier's documents as the database stores them. */
const storedOf = (record: SupplierRecord, now: number): { path: string; fields: object }[] => {
  const { open, closed } = documentsOf({ key: record.id, record });
  const { key, state, demo, createdAt, hash, profile } = open;
  const texts = Object.entries({ key, state, createdAt, hash, profile }).map(
    ([name, stringValue]) => [name, { stringValue }] as const,
  );
  const updatedAt = { timestampValue: new Date(now).toISOString() };
  const fields = { ...Object.fromEntries(texts), demo: { booleanValue: demo }, photos: { arrayValue: {} }, updatedAt };
  return [
    { path: `catalogue/${record.id}`, fields },
    { path: `cataloguePrivate/${record.id}`, fields: { internal: { stringValue: closed.internal } } },
  ];
};

/** Writes an export of a database that holds so many suppliers: read into a new one, it is there in a minute. */
export const writeExportOf = (suppliers: number, folder: string): void => {
  mkdirSync(folder);
  const now = Date.now();
  const micros = now * 1000;
  const records = [...generateCatalogue({ seed: 1, suppliers: Math.min(drawn, suppliers) })];
  const file = openSync(join(folder, 'documents.jsonl'), 'wx');
  let documents = 0;
  for (let round = 0; round * records.length < suppliers; round += 1)
    for (const record of records.slice(0, suppliers - round * records.length))
      for (const document of storedOf(again(record, round), now)) {
        writeSync(file, `${JSON.stringify({ ...document, createTime: micros, updateTime: micros })}\n`);
        documents += 1;
      }
  closeSync(file);
  writeFileSync(join(folder, 'accounts.jsonl'), '');
  const manifest = { format: 1, lastCommit: micros, documents, accounts: 0 };
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
};
