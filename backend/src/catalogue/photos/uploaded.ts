import { createHash } from 'node:crypto';
import { type SupplierRecord } from '../records/supplier-record';

const prefix = 'photo_';

/** Returns true when a picture's seed names an uploaded photo; all others are drawn. */
export const isUploaded = (seed: string): boolean => seed.startsWith(prefix);

/**
 * The seed of a supplier's photo, from the bytes of the file that was given: who gives the same again has nothing to pack.
 * Two suppliers never share one, so each goes with its own.
 */
export const seedOfPhoto = (supplierId: string, file: Buffer): string =>
  prefix + createHash('sha256').update(`${supplierId}\n`).update(file).digest('base64url').slice(0, 32);

/** Seeds of a supplier's uploads. */
export const uploadsOf = ({ photos }: Pick<SupplierRecord, 'photos'>): string[] =>
  photos.map(({ seed }) => seed).filter(isUploaded);
