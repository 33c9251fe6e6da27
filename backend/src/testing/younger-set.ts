import { type ReleaseSet } from '@posy/shared-contracts/manifest';
import { exampleSet } from './release-set';

const label = { 'en-GB': 'Hats', 'de-DE': 'Hüte', 'fr-FR': 'Chapeaux' };
const entry = { path: 'hats', label, icon: 'hat', area: 'hats', order: 99, placement: 'header', tab: false };

/**
 * A set whose remotes are newer than its reader: an unknown slot, icon and area, an audience and a slot that cannot
 * even be parsed, a remote of another name, and one that is no remote at all.
 */
export const youngerSet = (id = 'younger'): ReleaseSet => {
  const [planning, ...others] = exampleSet(id).remotes;
  if (planning === undefined) throw new Error('The example has no remote.');
  const { manifest } = planning;
  const younger = {
    ...planning,
    version: '2.0.0',
    manifest: {
      ...manifest,
      navigation: [
        { ...entry, id: 'hats', audience: 'anyone' },
        { ...entry, id: 'robots', audience: 'robots' },
      ],
      slots: [
        ...manifest.slots,
        { slot: 'home.hats', module: './slots/hats', order: 5 },
        { slot: 'Home Hats!', module: './slots/hats', order: 6 },
      ],
    },
  };
  const hats = { ...planning, name: 'mfe-hats', manifest: { ...manifest, name: 'mfe-hats', basePaths: ['hats'] } };
  const nothing = { name: 'mfe-nothing', version: '0.0.1' };
  // Written by a checkout of tomorrow: no type of today describes it.
  return { ...exampleSet(id), remotes: [younger, ...others, hats, nothing] } as unknown as ReleaseSet;
};
