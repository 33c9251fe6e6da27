/** A file inside a zip, as the zip's directory describes it. */
export interface ZipEntry {
  name: string;
  /** 0 for stored, 8 for deflated. */
  method: number;
  /** Its bytes in the zip. */
  packed: Uint8Array;
  /** CRC-32 of the unpacked bytes. */
  checksum: number;
}

const endSignature = 0x06054b50;
const listSignature = 0x02014b50;
const fileSignature = 0x04034b50;
const endLength = 22;
const longestComment = 0xffff;

const endOf = (view: DataView): number | null => {
  const last = view.byteLength - endLength;
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1)
    if (view.getUint32(at, true) === endSignature) return at;
  return null;
};

const packedAt = (bytes: Uint8Array, view: DataView, at: number, size: number): Uint8Array | null => {
  if (at + 30 > bytes.length || view.getUint32(at, true) !== fileSignature) return null;
  const begin = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  return begin + size > bytes.length ? null : bytes.subarray(begin, begin + size);
};

/**
 * Returns the files of a zip by its directory, or null for a broken zip: one that is cut short, or points outside
 * itself. Source: PKWARE's APPNOTE, 4.3.
 */
export const zipEntries = (bytes: Uint8Array): ZipEntry[] | null => {
  if (bytes.length < endLength) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end === null) return null;
  const entries: ZipEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (at + 46 > bytes.length || view.getUint32(at, true) !== listSignature) return null;
    const nameLength = view.getUint16(at + 28, true);
    const packed = packedAt(bytes, view, view.getUint32(at + 42, true), view.getUint32(at + 20, true));
    if (packed === null) return null;
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    entries.push({ name, method: view.getUint16(at + 10, true), packed, checksum: view.getUint32(at + 16, true) });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return entries;
};
