import { Inflate } from 'fflate';
import { crc32 } from './crc32';
import { type FileFault, fileLimits } from './file-limits';
import { zipEntries, type ZipEntry } from './zip-entries';

/** A workbook's parts by name, or the fault that stops them from being unpacked. */
export type UnpackedWorkbook = { ok: true; parts: Record<string, Uint8Array> } | { ok: false; fault: FileFault };

/** Bytes unpacked at once. The output of one piece, at most a thousand times its size, still fits into memory. */
const piece = 16 * 1024;

const join = (chunks: readonly Uint8Array[], length: number): Uint8Array => {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
};

/** Returns null when the output exceeds `most`; throws when the bytes are broken. */
const inflate = (packed: Uint8Array, most: number): Uint8Array | null => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  let isWhole = false;
  const stream = new Inflate((chunk, isLast) => {
    chunks.push(chunk);
    length += chunk.length;
    isWhole ||= isLast;
  });
  for (let at = 0; at < packed.length && length <= most; at += piece)
    stream.push(packed.subarray(at, at + piece), at + piece >= packed.length);
  if (length > most) return null;
  if (!isWhole) throw new Error('The part ends too early.');
  return join(chunks, length);
};

const unpackEntry = ({ method, packed, checksum }: ZipEntry, most: number): Uint8Array | null => {
  if (method !== 0 && method !== 8) throw new Error(`Packed by method ${method}.`);
  if (method === 0 && packed.length > most) return null;
  const part = method === 8 ? inflate(packed, most) : packed;
  if (part !== null && crc32(part) !== checksum) throw new Error('The part is damaged.');
  return part;
};

const isWanted = ({ name }: ZipEntry): boolean => name.endsWith('.xml') || name.endsWith('.xml.rels');

/**
 * Unpacks the parts of a workbook that are read, up to the limit. The sizes that a zip states are not trusted, so that
 * a small file which unpacks to gigabytes stops early.
 */
export const unpackWorkbook = (bytes: Uint8Array): UnpackedWorkbook => {
  const entries = zipEntries(bytes);
  if (entries === null) return { ok: false, fault: 'broken' };
  if (entries.length > fileLimits.entries) return { ok: false, fault: 'unpacks-too-large' };
  const parts: Record<string, Uint8Array> = {};
  let left = fileLimits.unpacked;
  try {
    for (const entry of entries.filter(isWanted)) {
      const part = unpackEntry(entry, left);
      if (part === null) return { ok: false, fault: 'unpacks-too-large' };
      parts[entry.name] = part;
      left -= part.length;
    }
    return { ok: true, parts };
  } catch {
    return { ok: false, fault: 'broken' };
  }
};
