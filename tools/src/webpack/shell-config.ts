import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { baseConfig } from './base-config';
import { EntryAssetsPlugin } from './entry-assets-plugin';
import { sharedModules } from './shared-modules';

/** The webpack configuration of the host. It names no remote: those come from the release set at run time. */
export const shellConfig = (projectDir: string, mode: 'production' | 'development' = 'production'): Configuration => {
  const base = baseConfig(projectDir, mode);
  return {
    ...base,
    name: 'shell',
    entry: { shell: './src/main.ts' },
    output: {
      ...base.output,
      uniqueName: 'posy_shell',
      // A plain [contenthash] here breaks federation, which asks for the name before the hash is known.
      filename: (data) =>
        data.chunk?.contentHash?.['javascript'] === undefined ? '[name].js' : '[name].[contenthash:10].js',
      chunkFilename: '[name].[contenthash:10].js',
      cssFilename: '[name].[contenthash:10].css',
    },
    plugins: [
      new ModuleFederationPlugin({
        name: 'posy_shell',
        remotes: {},
        shared: sharedModules('host', projectDir),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: { provideExternalRuntime: true },
      }),
      new EntryAssetsPlugin(),
    ],
  };
};
