import { readReleaseSet, type ReleasedRemote } from '@posy/shared-contracts/manifest';
import { hueOf, iconOf } from '#host/navigation/entry-icon';
import { entriesFor } from '#host/navigation/navigation-entries';
import { exampleReleaseSet } from '#testing/shell-services';
import { isOfContract } from './known-remotes';
import { reportUnknownParts } from './report-unknown-parts';

const [planning] = exampleReleaseSet.remotes;
const hats = { ...planning?.manifest.navigation[2], id: 'hats', path: 'hats', icon: 'hat', area: 'hats' };

const younger = {
  ...exampleReleaseSet,
  remotes: [
    {
      ...planning,
      version: '2.0.0',
      manifest: {
        ...planning?.manifest,
        navigation: [...(planning?.manifest.navigation ?? []), hats, { ...hats, id: 'bots', audience: 'bots' }],
        slots: [{ slot: 'home.hats', module: './slots/hats', order: 1 }, { slot: 'NO!' }],
      },
    },
    { name: 'mfe-hats', version: '1.0.0' },
    { ...planning, name: 'mfe-tomorrow', version: '3.0.0', manifest: { ...planning?.manifest, contract: 2 } },
  ],
};

const read = () => {
  const reported: string[] = [];
  const { set, leftOut } = readReleaseSet(younger);
  reportUnknownParts({ releaseSet: set, leftOut }, (_remote, error) => reported.push(error.message));
  return { remotes: set.remotes.filter(isOfContract), reported };
};

test('a remote that is younger than the shell runs, without what the shell does not know [H-06]', () => {
  const { remotes } = read();
  expect(remotes.map(({ name }: ReleasedRemote) => name)).toEqual(['mfe-planning']);
  const entries = entriesFor({ ...exampleReleaseSet, remotes }, { status: 'signed-out' });
  expect(entries.map(({ id }) => id)).toEqual(['directory', 'hats']);
  for (const entry of entries) expect([typeof iconOf(entry), hueOf(entry)]).toEqual([expect.any(String), 'stem']);
});

test('a remote runs in the contracts that it names, from the oldest to its own', () => {
  const runs = (contract: number, contractFrom?: number): boolean =>
    exampleReleaseSet.remotes
      .slice(0, 1)
      .map((remote) => ({ ...remote, manifest: { ...remote.manifest, contract, contractFrom } }))
      .every(isOfContract);
  expect([runs(1), runs(2, 1), runs(2), runs(3, 2)]).toEqual([true, true, false, false]);
});

test('all that is left out is reported with remote and version [H-06]', () => {
  const { reported } = read();
  expect(reported).toEqual([
    expect.stringMatching(/^mfe-planning 2\.0\.0: left out navigation entry \d+: audience/),
    expect.stringMatching(/^mfe-planning 2\.0\.0: left out slot 2: /),
    expect.stringMatching(/^mfe-hats 1\.0\.0: left out the whole remote/),
    'mfe-planning 2.0.0: does not know the icon "hat" of "hats".',
    'mfe-planning 2.0.0: does not know the area "hats" of "hats".',
    'mfe-planning 2.0.0: does not know the slot "home.hats".',
    'mfe-tomorrow 3.0.0 needs contract 2.',
  ]);
});

test('what a remote brings along itself is not reported: an icon of its own, an area of its own name', () => {
  const own = { ...hats, area: 'mfe-planning', drawing: { box: '0 0 24 24', path: 'M0 0h1z' } };
  const manifest = { ...planning?.manifest, navigation: [own] };
  const { set, leftOut } = readReleaseSet({ ...exampleReleaseSet, remotes: [{ ...planning, manifest }] });
  const reported: string[] = [];
  reportUnknownParts({ releaseSet: set, leftOut }, (_remote, error) => reported.push(error.message));
  expect(reported).toEqual([]);
});
