import { createHash, randomBytes } from 'node:crypto';

/** A new secret of so many random bytes, for a link. */
export const newSecret = (bytes: number): string => randomBytes(bytes).toString('base64url');

/** SHA-256 of a secret, in base64url: what is stored of it, so that the database alone opens nothing. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');
