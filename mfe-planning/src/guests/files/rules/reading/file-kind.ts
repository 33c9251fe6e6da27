import type { FileFault } from './file-limits';
import { zipEntries } from './zip-entries';

/** The kind of a file by its content, for its name may be wrong. */
export type FileKind = { kind: 'workbook' } | { kind: 'text' } | { kind: 'unreadable'; fault: FileFault };

const begins = (bytes: Uint8Array, ...signature: number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));

const unreadable = (fault: FileFault): FileKind => ({ kind: 'unreadable', fault });

const isPicture = (bytes: Uint8Array): boolean =>
  begins(bytes, 0x89, 0x50, 0x4e, 0x47) ||
  begins(bytes, 0xff, 0xd8, 0xff) ||
  ascii(bytes, 0, 4) === 'GIF8' ||
  (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') ||
  ['heic', 'heix', 'mif1', 'avif'].includes(ascii(bytes, 8, 12));

const zipKind = (bytes: Uint8Array): FileKind => {
  const entries = zipEntries(bytes);
  if (entries === null) return unreadable('broken');
  const names = new Set(entries.map(({ name }) => name));
  if (names.has('xl/workbook.xml')) return { kind: 'workbook' };
  if (names.has('content.xml')) return unreadable('open-document');
  if (entries.some(({ name }) => name.endsWith('.iwa') || name === 'Index.zip')) return unreadable('numbers');
  return unreadable('unknown-kind');
};

/** An old workbook and an encrypted one use the same container; the latter has a part named EncryptedPackage. */
const containerFault = (bytes: Uint8Array): FileFault => {
  const name = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]);
  for (let at = bytes.indexOf(0x45); at >= 0; at = bytes.indexOf(0x45, at + 1))
    if (name.every((byte, index) => bytes[at + index] === byte)) return 'protected-workbook';
  return 'old-workbook';
};

const isWebPage = (bytes: Uint8Array): boolean =>
  /^\s*(<!doctype html|<html|<table|<\?xml)/i.test(ascii(bytes, begins(bytes, 0xef, 0xbb, 0xbf) ? 3 : 0, 200));

/** Reads the kind from the first bytes, and from the directory of a zip. */
export const fileKindOf = (bytes: Uint8Array): FileKind => {
  if (bytes.length === 0) return unreadable('empty');
  if (begins(bytes, 0x50, 0x4b, 0x03, 0x04)) return zipKind(bytes);
  if (begins(bytes, 0x50, 0x4b)) return unreadable('broken');
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return unreadable(containerFault(bytes));
  if (ascii(bytes, 0, 5) === '%PDF-') return unreadable('pdf');
  if (isPicture(bytes)) return unreadable('picture');
  return isWebPage(bytes) ? unreadable('web-page') : { kind: 'text' };
};
