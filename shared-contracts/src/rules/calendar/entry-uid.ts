/**
 * The uid of a thing of a wedding in calendars (RFC 5545, 3.8.4.7), the same in every file and feed: hashed, so that nobody
 * learns the wedding's id from it. Without the platform's hashes, on a page that is not secure, the thing's own id.
 */
export const calendarUid = async (weddingId: string, kind: string, id: string): Promise<string> => {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (subtle === undefined) return `${kind}-${id}@posy`;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(`${weddingId}/${kind}/${id}`));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 32)}@posy`;
};
