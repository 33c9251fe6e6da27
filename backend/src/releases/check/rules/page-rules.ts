import { isInRange, missingOf } from '../lent-modules';
import type { Rule } from './fault';

/** A remote runs in shells of its own contract, and of older ones as far back as its manifest says. */
export const contractRule: Rule = ({ contract, shell, remotes }) =>
  remotes.flatMap(({ name, called, manifest }) => {
    if (
      manifest === null ||
      ((manifest.contractFrom ?? manifest.contract) <= contract && contract <= manifest.contract)
    )
      return [];
    const range =
      manifest.contractFrom === undefined ? manifest.contract : `${manifest.contractFrom} to ${manifest.contract}`;
    const what = `${called} needs contract ${range}, and ${shell.called} has ${contract}: no page would show it`;
    return [{ kind: 'contract', parties: [name, 'shell'], what }];
  });

export const manifestRule: Rule = ({ remotes }) =>
  remotes.flatMap(({ name, called, manifest }) =>
    manifest === null
      ? [
          {
            kind: 'unreadable manifest',
            parties: [name],
            what: `${called} has a manifest that no page can read`,
            todo: `Build ${name} with the tools of this contract, or remove it.`,
          },
        ]
      : [],
  );

export const lentModulesRule: Rule = ({ shell, remotes }) =>
  remotes.flatMap(({ name, called, asks }) => {
    const missing = shell.lends === null || asks === null ? [] : missingOf(asks, shell.lends);
    if (missing.length === 0) return [];
    const what = `${called} asks for what ${shell.called} does not lend: ${missing.join(', ')}`;
    return [{ kind: 'lent modules', parties: [name, 'shell'], what }];
  });

/** Compares the ranges that the build gives to module federation, not the tools' own notes. */
export const sharedRangeRule: Rule = ({ shell, remotes }) =>
  remotes.flatMap(({ name, called, federation }) =>
    (federation?.shared ?? []).flatMap(({ name: module, requiredVersion }) => {
      const lent = shell.lends?.[module];
      if (lent === undefined || isInRange(lent.version, requiredVersion)) return [];
      const what = `${called} wants ${module} ${requiredVersion}, and ${shell.called} lends ${lent.version}: every visitor would get its fallback`;
      return [{ kind: 'shared range', parties: [name, 'shell'], what }];
    }),
  );

/** A second React or design system in the page has its own contexts and styles. */
export const secondCopyRule: Rule = ({ shell, remotes }) =>
  remotes.flatMap(({ name, called, federation }) => {
    const copies = (federation?.shared ?? [])
      .filter(({ name: module, assets }) => shell.lends?.[module] !== undefined && (assets?.js.sync ?? []).length > 0)
      .map(({ name: module }) => module);
    if (copies.length === 0) return [];
    return [
      {
        kind: 'second copy',
        parties: [name, 'shell'],
        what: `${called} brings its own ${copies.join(', ')}, which ${shell.called} lends: a page has one copy of each`,
        todo: `Build ${name} with import: false for them.`,
      },
    ];
  });

export const basePathRule: Rule = ({ remotes }) =>
  remotes.flatMap((one, index) =>
    remotes.slice(index + 1).flatMap((other) => {
      const both = (one.manifest?.basePaths ?? []).filter((path) => other.manifest?.basePaths.includes(path));
      if (both.length === 0) return [];
      const paths = both.map((path) => `/${path}`).join(', ');
      return [
        {
          kind: 'base path',
          parties: [one.name, other.name],
          what: `${one.called} and ${other.called} both answer ${paths}: a page would show both`,
          todo: 'One of them takes it out of its basePaths.',
        },
      ];
    }),
  );

/** Modules that the manifest promises: screens, widgets of slots, reactions. */
export const missingModuleRule: Rule = ({ remotes }) =>
  remotes.flatMap(({ name, called, manifest, federation, files }) => {
    if (manifest === null || federation === null) return [];
    const built = new Map(federation.exposes.map(({ path, assets }) => [path, assets.js.sync]));
    const reactions = manifest.handles.length > 0 ? [['./reactions', 'its events']] : [];
    const promised = [
      ...manifest.slots.map(({ slot, module }) => [module, `the slot ${slot}`]),
      ...(manifest.basePaths.length > 0 ? [['./app', 'its screens']] : []),
      ...reactions,
      ...manifest.exposes.map((module) => [module, 'its manifest']),
    ];
    const seen = new Set<string>();
    return promised.flatMap(([module = '', by = '']) => {
      const scripts = built.get(module);
      if (seen.has(module) || (scripts?.every((file) => files.includes(file)) ?? false)) return [];
      seen.add(module);
      const lack = scripts === undefined ? 'which its build does not have' : 'whose scripts its build does not have';
      return [
        {
          kind: 'missing module',
          parties: [name],
          what: `${called} names ${module} for ${by}, ${lack}`,
          todo: `Expose it in ${name}, or take it out of its manifest.`,
        },
      ];
    });
  });
