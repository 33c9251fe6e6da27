import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReleaseSet } from '@posy/shared-contracts/manifest';
import { type Integrities } from '../releases';
import { inShell } from './in-shell';

const sheetPath = /^\/releases\/builds\/([a-z0-9-]+)\/([A-Za-z0-9.-]+)\/([A-Za-z0-9.-]+\.css)$/;

/** A page holds no more style sheets than these characters: each visit loads them anew. */
const longest = 24_000;

/** Addresses in a sheet are relative to it; in a page they are relative to the page. */
const withBase = (text: string, base: string): string =>
  text.replaceAll(/url\((["']?)(?![a-z]+:|\/)([^"')]+)\1\)/g, (_all, quote: string, file: string) => {
    return `url(${quote}${base}${file}${quote})`;
  });

/** Reads a sheet of a build. Returns null for one that is not in the folder, or has other bytes than were released. */
const readSheet = async (buildsDir: string, href: string, integrity: string | undefined): Promise<string | null> => {
  const [, name, version, file] = sheetPath.exec(href) ?? [];
  if (name === undefined || version === undefined || file === undefined || version.startsWith('.')) return null;
  const bytes = await readFile(join(buildsDir, name, version, file)).catch(() => null);
  if (bytes === null) return null;
  const found = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  return found === integrity ? withBase(bytes.toString(), href.slice(0, href.lastIndexOf('/') + 1)) : null;
};

/**
 * Returns the style sheets of a set's shell as text, so that a rendered page is painted without another request; null
 * when the page has to link them. `buildsDir`: the folder with the builds of release sets. Each sheet is read once.
 */
export const openInlinedSheets = (buildsDir: string) => {
  const known = new Map<string, Promise<string | null>>();
  const sheet = async (href: string, integrity: string | undefined): Promise<string | null> => {
    const key = `${href} ${integrity ?? ''}`;
    const reading = known.get(key) ?? readSheet(buildsDir, href, integrity);
    known.set(key, reading);
    const text = await reading;
    // It may have been the disk.
    if (text === null) known.delete(key);
    return text;
  };
  return async ({ shell }: ReleaseSet, integrities: Integrities): Promise<string | null> => {
    const hrefs = shell.styles.map((file) => inShell(shell.base, file));
    const texts = await Promise.all(hrefs.map((href) => sheet(href, integrities.get(href))));
    const whole = texts.every((text) => text !== null) ? texts.join('') : null;
    return whole === null || whole === '' || whole.length > longest ? null : whole;
  };
};
