import { contractVersion, type ReleasedRemote, type ReleaseSet } from '@posy/shared-contracts/manifest';

const title = { 'en-GB': 'Title', 'de-DE': 'Titel', 'fr-FR': 'Titre' };

const remote = (
  name: ReleasedRemote['name'],
  basePaths: string[],
  slots: ReleasedRemote['manifest']['slots'],
): ReleasedRemote => {
  const base = `/releases/builds/${name}/1.0.0/`;
  const modules = ['./app', ...slots.map(({ module }) => module)];
  return {
    name,
    version: '1.0.0',
    entry: `${base}remoteEntry.js`,
    integrity: `sha384-${name}`,
    manifest: {
      name,
      contract: contractVersion,
      owner: name,
      title,
      basePaths,
      bareBasePaths: [],
      navigation: [],
      slots,
      publishes: [],
      handles: [],
      exposes: modules,
      budgetKb: 40,
      parsedMessages: true,
    },
    assets: Object.fromEntries(modules.map((module) => [module, [`${base}${module.replaceAll(/[./]/g, '-')}.js`]])),
  };
};

/** A release set as the deploy tool makes it, small. */
export const exampleSet = (id = 'set-1'): ReleaseSet => ({
  id,
  createdAt: '2026-01-01T00:00:00.000Z',
  contract: contractVersion,
  shell: {
    version: '1.0.0',
    base: '/releases/builds/shell/1.0.0/',
    scripts: ['/releases/builds/shell/1.0.0/shell.js'],
    styles: ['/releases/builds/shell/1.0.0/shell.css'],
    fonts: ['/releases/builds/shell/1.0.0/figtree.woff2'],
    integrity: { '/releases/builds/shell/1.0.0/shell.js': 'sha384-shell' },
    readsByMember: true,
  },
  remotes: [
    remote('mfe-planning', ['checklist'], [{ slot: 'home.card', module: './slots/next', order: 10 }]),
    remote('mfe-suppliers', ['wedding-suppliers', 'weddingsuppliers'], []),
    remote('mfe-reviews', ['reviews'], [{ slot: 'supplier-profile.reviews', module: './slots/reviews', order: 10 }]),
  ],
});
