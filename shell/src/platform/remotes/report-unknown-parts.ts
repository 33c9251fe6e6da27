import { areas, icons, type LeftOut, type ReleasedRemote, slotNames } from '@posy/shared-contracts/manifest';
import { isOfContract } from './known-remotes';

interface ReleasedParts {
  releaseSet: { remotes: readonly ReleasedRemote[] };
  leftOut: readonly LeftOut[];
}

type ReportPart = (remote: Pick<ReleasedRemote, 'name' | 'version'>, error: Error) => void;

const isIn = (names: readonly string[], name: string): boolean => names.includes(name);

/** An area that is called like its remote is the remote's own, and so is an icon that it brings along. */
const unknownNames = ({ name, manifest }: ReleasedRemote): string[] => [
  ...manifest.navigation.flatMap(({ id, icon, drawing, area }) => [
    ...(drawing !== undefined || isIn(icons, icon) ? [] : [`the icon "${icon}" of "${id}"`]),
    ...(area === name || isIn(areas, area) ? [] : [`the area "${area}" of "${id}"`]),
  ]),
  ...manifest.slots.filter(({ slot }) => !isIn(slotNames, slot)).map(({ slot }) => `the slot "${slot}"`),
];

/**
 * Reports, by remote and version, parts of the set that this shell cannot run or read, or does not know, and leaves
 * out: a remote may be newer than the shell. Loaded after the page.
 */
export const reportUnknownParts = ({ releaseSet, leftOut }: ReleasedParts, report: ReportPart): void => {
  for (const { remote, version, what } of leftOut)
    report({ name: remote, version }, new Error(`${remote} ${version}: left out ${what}.`));
  for (const remote of releaseSet.remotes) {
    const { name, version, manifest } = remote;
    if (isOfContract(remote))
      for (const unknown of unknownNames(remote))
        report(remote, new Error(`${name} ${version}: does not know ${unknown}.`));
    else report(remote, new Error(`${name} ${version} needs contract ${manifest.contract}.`));
  }
};
