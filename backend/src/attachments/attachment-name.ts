import { attachmentConstants } from '@posy/shared-contracts/constants';
import { type StoredFile } from './read-attachment';

const endings: Record<StoredFile['type'], string> = { 'application/pdf': '.pdf', 'image/webp': '.webp' };

/**
 * A name that says what the file is: without folders, characters that steer the writing direction or none can see, and
 * with the ending of its type in the place of its own.
 */
export const attachmentName = (name: string, type: StoredFile['type']): string => {
  const visible = name.normalize('NFC').replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '');
  const last = visible.split(/[/\\]/).at(-1) ?? '';
  const stem = last
    .replace(/\.\w{1,5}$/, '')
    .replace(/^[.\s]+/, '')
    .trim();
  const ending = endings[type];
  return `${stem === '' ? 'file' : stem.slice(0, attachmentConstants.nameLength - ending.length)}${ending}`;
};

/** Returns the header with a downloaded file's name (RFC 6266; with the plain form for browsers that know no other). */
export const dispositionOf = (kind: 'inline' | 'attachment', name: string): string => {
  const plain = name.replace(/[^\w. -]/g, '_');
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${whole}`;
};
