import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { hostSurface } from '@posy/shared-contracts/event-graph';
import type { Configuration, RuleSetRule } from 'webpack';
import { baseConfig } from './base-config';
import { EntryAssetsPlugin } from './entry-assets-plugin';
import { aliasesOfImports } from './messages/own-imports';
import { InnerAssetsPlugin, type InnerRemote, innerRules } from './monolith/inner-remotes';
import { withServerHalf } from './server-config';
import { sharedModules } from './shared/shared-modules';
import { StableIdsPlugin } from './stable-ids-plugin';
import { SurfacePlugin } from './surface-plugin';
import { workerFile } from './worker-config';

/**
 * Federation's runtime comes as ES modules and as CommonJS, and its own plugins ask for both: without this the page
 * would carry it twice.
 */
const oneRuntime = (projectDir: string): Record<string, string> => {
  const require = createRequire(join(projectDir, 'package.json'));
  const moduleOf = (name: string, file: string): [string, string] => [
    `@module-federation/${name}$`,
    join(dirname(require.resolve(`@module-federation/${name}`)), file),
  ];
  const modules = [
    moduleOf('runtime-core', 'index.js'),
    moduleOf('sdk', 'index.js'),
    moduleOf('error-codes', 'index.mjs'),
  ];
  return Object.fromEntries(modules);
};

/**
 * Bundles react-intl and its dependencies without the parser of messages: catalogues come parsed. The same name in the
 * host itself resolves to the parser, which it loads for remotes that were built earlier.
 */
const withoutParser = (projectDir: string): RuleSetRule => {
  const require = createRequire(join(projectDir, 'package.json'));
  const name = '@formatjs/icu-messageformat-parser';
  return {
    test: /[\\/]node_modules[\\/](react-intl|intl-messageformat|@formatjs[\\/]intl)[\\/]/,
    resolve: { alias: { [`${name}$`]: require.resolve(`${name}/no-parser.js`) } },
  };
};

/** Bundles Emotion without what copies the statics of components. */
const withoutStatics: RuleSetRule = {
  test: /[\\/]node_modules[\\/]@emotion[\\/]react[\\/]/,
  resolve: { alias: { 'hoist-non-react-statics$': join(import.meta.dirname, 'shared/without-statics.ts') } },
};

const federationOf = (projectDir: string) =>
  new ModuleFederationPlugin({
    name: 'posy_shell',
    remotes: {},
    shared: sharedModules('host', projectDir),
    shareStrategy: 'loaded-first',
    manifest: false,
    dts: false,
    // The release set says what a snapshot would say; without it the runtime is smaller.
    experiments: { provideExternalRuntime: true, optimization: { disableSnapshot: true, target: 'web' } },
  });

/**
 * The webpack configuration of the host. It names no remote: those come from the release set at run time. With `inside` it
 * is that of a monolith, which benchmarks alone build: the same page without federation, with these remotes compiled in.
 */
export const shellConfig = (
  projectDir: string,
  mode: 'production' | 'development' = 'production',
  inside: readonly InnerRemote[] = [],
): Configuration => {
  const base = baseConfig(projectDir, mode);
  const isMonolith = inside.length > 0;
  return {
    ...base,
    name: 'shell',
    resolve: { ...base.resolve, alias: { ...aliasesOfImports(projectDir), ...oneRuntime(projectDir) } },
    module: {
      rules: [
        ...(base.module?.rules ?? []),
        withoutParser(projectDir),
        withoutStatics,
        ...(isMonolith ? innerRules(inside) : []),
      ],
    },
    entry: { shell: './src/main.ts' },
    output: {
      ...base.output,
      // The worker and the server half are other compilations into the same folder.
      clean: { keep: (file) => file.startsWith(workerFile) || withServerHalf.keep(file) },
      uniqueName: 'posy_shell',
      // A plain [contenthash] here breaks federation, which asks for the name before the hash is known.
      filename: (data) =>
        data.chunk?.contentHash?.['javascript'] === undefined ? '[name].js' : '[name].[contenthash:10].js',
      // Without a hash: the folder of a build is its version, and each page carries the name of every chunk.
      chunkFilename: '[name].js',
      cssFilename: '[name].[contenthash:10].css',
    },
    plugins: [
      isMonolith ? new InnerAssetsPlugin(inside) : federationOf(projectDir),
      new EntryAssetsPlugin(projectDir),
      new StableIdsPlugin(),
      new SurfacePlugin({ ...hostSurface, projectDir, isHost: true }),
    ],
  };
};
