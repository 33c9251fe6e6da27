import { createRequire } from 'node:module';
import { join } from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { serverFile } from '../support/list-integrity';
import { baseConfig } from './base-config';
import { aliasesOfImports } from './messages/own-imports';
import { servedModules } from './shared-modules';

interface ServerBuild {
  projectDir: string;
  /** The package whose half it is. */
  name: string;
  mode?: 'production' | 'development';
}

/** Both halves are one build into one folder. */
export const withServerHalf = { keep: (file: string) => file.startsWith(serverFile) };

/** Builds one file without any Node module: it runs in a worker without files and network. */
const serverConfig = ({ projectDir, name, mode = 'production' }: ServerBuild): Configuration => {
  const base = baseConfig(projectDir, mode);
  return {
    ...base,
    name: `${name}-server`,
    target: ['node20', 'es2022'],
    externalsPresets: { node: false },
    devtool: false,
    entry: { server: './src/server.tsx' },
    resolve: { ...base.resolve, alias: aliasesOfImports(projectDir) },
    module: {
      rules: (base.module?.rules ?? []).map((rule) =>
        typeof rule === 'object' && rule !== null && rule.type === 'asset/resource'
          ? { ...rule, generator: { emit: false } }
          : rule,
      ),
    },
    output: {
      ...base.output,
      clean: false,
      // A server has no script whose address says where files lie: the backend, which knows, puts it in this place.
      publicPath: 'posy-build:/',
      filename: serverFile,
      library: { type: 'commonjs2' },
      chunkFormat: 'commonjs',
      uniqueName: `${name}_server`,
    },
    plugins: [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
};

/** A remote's server half: what remotes share is given to it by the shell's, as in the page. */
export const remoteServerConfig = (build: ServerBuild): Configuration => ({
  ...serverConfig(build),
  externalsType: 'commonjs',
  externals: Object.fromEntries(servedModules.map((module) => [module, module])),
});

/** The shell's server half, which brings what remotes share. */
export const shellServerConfig = (build: ServerBuild): Configuration => {
  const config = serverConfig(build);
  const kit = createRequire(join(build.projectDir, 'package.json')).resolve('@posy/remote-kit/query');
  return {
    ...config,
    resolve: {
      ...config.resolve,
      alias: {
        ...config.resolve?.alias,
        '@posy/remote-kit/query$': join(kit, '..', 'served-facade.ts'),
      },
    },
  };
};
