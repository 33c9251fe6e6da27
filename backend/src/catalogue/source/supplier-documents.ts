import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { uploadsOf } from '../photos/uploaded';
import { type SupplierRecord } from '../records/supplier-record';
import { partsOf, type SupplierTexts } from '../records/supplier-texts';

/** A supplier as the operator's files know it: by a key of their own, which stays the same. */
export interface CatalogueEntry {
  key: string;
  record: SupplierRecord;
}

/**
 * The document `catalogue/{id}`. The profile is one text: as a map of fields, writing and reading it cost seventeen and
 * four times as much (docs/adr/0017).
 */
export interface PublicDocument {
  key: string;
  /** `removed` stays as a mark that every server reads. */
  state: 'listed' | 'removed';
  /** Invented: goes with `remove-demo`. */
  demo: boolean;
  /** When it was first published, ISO instant: another import leaves it. */
  createdAt: string;
  /** Hash of all other fields: an equal one needs no work. */
  hash: string;
  /** Seeds of its uploads, which go when it names them no more. */
  photos: string[];
  profile: SupplierTexts['profile'];
}

/** The document `cataloguePrivate/{id}`, which no client ever reads. */
export interface PrivateDocument {
  internal: SupplierTexts['internal'];
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Members by their names: a supplier that was exported and read again is the same, in whatever order it is written. */
const inOrder = (_name: string, value: unknown): unknown =>
  isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;

export const documentsOf = ({ key, record }: CatalogueEntry): { open: PublicDocument; closed: PrivateDocument } => {
  const { profile, internal } = partsOf(record);
  const texts = { profile: JSON.stringify(profile), internal: JSON.stringify(internal) };
  const { createdAt } = record;
  const compared = JSON.stringify([key, { ...profile, createdAt: '' }, internal], inOrder);
  const hash = createHash('sha256').update(compared).digest('base64url');
  return {
    open: {
      key,
      state: 'listed',
      demo: record.demo,
      createdAt,
      hash,
      photos: uploadsOf(record),
      profile: texts.profile,
    },
    closed: { internal: texts.internal },
  };
};

const openSchema = v.object({
  key: v.string(),
  state: v.picklist(['listed', 'removed']),
  demo: v.boolean(),
  createdAt: v.string(),
  hash: v.string(),
  photos: v.optional(v.array(v.string()), []),
  profile: v.string(),
});
const closedSchema = v.object({ internal: v.string() });

/** Parses a document; null when it is invalid, which only foreign writes can cause. */
export const readPublic = (data: unknown): PublicDocument | null => {
  const read = v.safeParse(openSchema, data);
  return read.success ? read.output : null;
};

/** The texts of a supplier's two documents; null when the private one is missing or invalid. */
export const textsOf = (id: string, { profile }: PublicDocument, privateData: unknown): SupplierTexts | null => {
  const closed = v.safeParse(closedSchema, privateData);
  return closed.success ? { id, profile, internal: closed.output.internal } : null;
};
