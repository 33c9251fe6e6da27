/**
 * Returns the uid of an entry of a wedding in calendars (RFC 5545, 3.8.4.7), the same in every file and feed. It is
 * hashed, so that it does not reveal the wedding's id. Without the platform's hashes, on an insecure page, it is the
 * entry's own id.
 */
export const calendarUid = async (weddingId: string, kind: string, id: string): Promise<string> => {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (subtle === undefined) return `${kind}-${id}@posy`;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(`${weddingId}/${kind}/${id}`));
  const hex = [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 32)}@posy`;
};
