import { contractVersion, type ReleasedRemote, type ReleaseSet } from '@posy/shared-contracts/manifest';

/** A remote as it is released, of any name. */
export const exampleRemote = (name: string, version = '1.0.0', contract = contractVersion): ReleasedRemote => ({
  name,
  version,
  entry: `/releases/builds/${name}/${version}/remoteEntry.js`,
  integrity: `sha384-${version}`,
  manifest: {
    name,
    contract,
    owner: 'tests',
    title: { 'en-GB': name, 'de-DE': name, 'fr-FR': name },
    basePaths: [name],
    bareBasePaths: [],
    navigation: [],
    slots: [],
    publishes: [],
    handles: [],
    exposes: ['./app'],
    budgetKb: 10,
    parsedMessages: true,
  },
  assets: {},
});

export const exampleShell = (version = '1.0.0'): ReleaseSet['shell'] => ({
  version,
  base: `/releases/builds/shell/${version}/`,
  scripts: [],
  styles: [],
  fonts: [],
  integrity: {},
  readsByMember: true,
});
