import type { RemoteMember } from '../composition';
import type { Rule } from './fault';

const inKilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

/** Scripts that the largest first screen of a remote adds to a page. */
export const firstScreenBytes = ({ federation, surface, gzipBytes }: RemoteMember): number => {
  const always = federation?.exposes.find(({ path }) => path === './app')?.assets.js.sync ?? [];
  const screens = surface?.screens ?? [];
  return Math.max(...[[], ...screens].map((screen) => gzipBytes(['remoteEntry.js', ...always, ...screen])));
};

export const bytesRule: Rule = ({ remotes }) =>
  remotes.flatMap((remote) => {
    const { name, called, manifest, surface } = remote;
    // Not even packed to be measured: developers wait for it.
    if (surface?.forDevelopment === true) return [];
    const limitKb = surface?.screenKb ?? manifest?.budgetKb ?? Infinity;
    const bytes = firstScreenBytes(remote);
    if (bytes <= limitKb * 1024) return [];
    return [
      {
        kind: 'bytes',
        parties: [name],
        what: `${called} adds ${inKilobytes(bytes)} of script (gzip) to a page with its largest screen, and may add ${limitKb} KB`,
        todo: `Load later what the first screen does not need, or agree on another limit in ${name}/limits.json.`,
      },
    ];
  });

const mostNamed = 5;

export const wordsRule: Rule = ({ remotes, shell }) =>
  [shell, ...remotes].flatMap(({ name, called, surface }) => {
    const { words, forDevelopment } = surface ?? { words: [], forDevelopment: false };
    if (words.length === 0 || forDevelopment) return [];
    const rest = words.length > mostNamed ? ` and ${words.length - mostNamed} more` : '';
    return [
      {
        kind: 'words',
        parties: [name],
        what: `${called} lacks words that a page in that language would show: ${words.slice(0, mostNamed).join(', ')}${rest}`,
        todo: 'Complete its catalogues (node tools/bin/posy.mjs messages), then build it again.',
      },
    ];
  });
