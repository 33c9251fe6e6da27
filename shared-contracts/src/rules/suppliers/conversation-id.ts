/**
 * Supplier ids: `GB` or `IE` and six digits; two letters and eight digits; or `sup_` and 7 to 14 characters.
 * Source: S5-supplier-id, D-supplier-id.
 */
const supplierIdPattern = /^(?:(?:GB|IE)\d{6}|[A-Za-z]{2}\d{8}|sup_[A-Za-z0-9_-]{7,14})$/;

/** Returns true when the text has the form of a supplier id. */
export const isSupplierId = (text: string): boolean => supplierIdPattern.test(text);

const hash = (text: string, seed: number): number => {
  let value = seed;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
    value ^= value >>> 15;
  }
  return value >>> 0;
};

/**
 * The id of the conversation between a supplier and a wedding: a 128-bit hash, in hex, of both ids, those with a
 * supplier's form sorted first; the order of the arguments does not matter. Source: S3-conversation-id.
 */
export const conversationId = (one: string, other: string): string => {
  const ids = [one, other].sort(
    (a, b) => Number(isSupplierId(b)) - Number(isSupplierId(a)) || (a < b ? -1 : a > b ? 1 : 0),
  );
  const joined = ids.join(':');
  return [0x811c9dc5, 0x01234567, 0x89abcdef, 0xfedcba98]
    .map((seed) => hash(joined, seed).toString(16).padStart(8, '0'))
    .join('');
};
