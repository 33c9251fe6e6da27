/** Formats of uploads. */
export type PhotoType = 'jpeg' | 'png' | 'webp' | 'heic';

const startsWith = (bytes: Buffer, hex: string): boolean => bytes.subarray(0, hex.length / 2).toString('hex') === hex;

/** HEVC still pictures of ISO/IEC 23008-12. `mif1` names any coding: then a HEVC brand must stand among the others. */
const heicBrands = new Set(['heic', 'heix', 'heim', 'heis']);

/** The brands of an ISO base media file: the major one and the compatible ones of its first box. */
const brandsOf = (bytes: Buffer): string[] => {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return [];
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  const brands = [bytes.toString('latin1', 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(bytes.toString('latin1', at, at + 4));
  return brands;
};

/**
 * Returns the type of a picture from its first bytes; its name and declared type are ignored. Null for unsupported
 * types. Source: D-review-photo-03, -04; PNG 5.2; RFC 9649 2.4 (WebP); ISO/IEC 10918-1 B.1.1.3 (JPEG).
 */
export const sniffPhoto = (bytes: Buffer): PhotoType | null => {
  if (startsWith(bytes, 'ffd8ff')) return 'jpeg';
  if (startsWith(bytes, '89504e470d0a1a0a')) return 'png';
  if (startsWith(bytes, '52494646') && bytes.toString('latin1', 8, 12) === 'WEBP') return 'webp';
  if (bytes.length >= 16 && brandsOf(bytes).some((brand) => heicBrands.has(brand))) return 'heic';
  return null;
};
