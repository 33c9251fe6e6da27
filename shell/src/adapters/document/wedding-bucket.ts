/** Weddings fall into so many groups by their ids. */
const buckets = 10_000;

/** The group of a wedding: the same on every device of everybody who plans it (FNV-1a). It says nothing about which wedding it is. */
export const bucketOf = (weddingId: string): number => {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(weddingId)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0) % buckets;
};

const cookie = 'posy-wedding-bucket';
const lasting = 'Path=/; Max-Age=2592000; SameSite=Lax';

/**
 * Tells the server the group of the wedding with the next page, so that partners get the same release set while a new one is
 * tried with a share; takes it back when nobody is here.
 */
export const sendWeddingBucket = (document: Pick<Document, 'cookie'>, weddingId: string | null): void => {
  document.cookie =
    weddingId === null ? `${cookie}=; Path=/; Max-Age=0` : `${cookie}=${bucketOf(weddingId)}; ${lasting}`;
};
