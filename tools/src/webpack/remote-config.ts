import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { OpenManifestInput } from '@posy/shared-contracts/manifest';
import type { Configuration } from 'webpack';
import { baseConfig } from './base-config';
import { ManifestPlugin } from './manifest-plugin';
import { withServerHalf } from './server-config';
import { sharedModules } from './shared/shared-modules';
import { StableIdsPlugin } from './stable-ids-plugin';
import { SurfacePlugin } from './surface-plugin';

/** Options that differ from remote to remote. */
export interface RemoteBuild {
  projectDir: string;
  manifest: OpenManifestInput;
  mode?: 'production' | 'development';
}

/** `mfe-planning` as federation's container name, which has to be an identifier. */
const containerName = (remote: string): string => remote.replaceAll('-', '_');

/** `./slots/supplier-profile.reviews` lies at `src/slots/supplier-profile.reviews.tsx`, `./app` at `src/app.tsx`. */
const sourceOf = (exposed: string): string => `./src/${exposed.slice(2)}`;

/** The webpack configuration of a remote: everything in it follows from the manifest. */
export const remoteConfig = ({ projectDir, manifest, mode = 'production' }: RemoteBuild): Configuration => {
  const base = baseConfig(projectDir, mode);
  return {
    ...base,
    name: manifest.name,
    entry: {},
    output: {
      ...base.output,
      clean: withServerHalf,
      uniqueName: containerName(manifest.name),
      chunkFilename: '[name].js',
    },
    plugins: [
      new ModuleFederationPlugin({
        name: containerName(manifest.name),
        filename: 'remoteEntry.js',
        exposes: Object.fromEntries(manifest.exposes.map((exposed) => [exposed, sourceOf(exposed)])),
        shared: sharedModules('remote', projectDir),
        shareStrategy: 'loaded-first',
        manifest: true,
        dts: false,
        experiments: { externalRuntime: true },
      }),
      new ManifestPlugin(manifest, projectDir),
      new StableIdsPlugin(),
      new SurfacePlugin({
        name: manifest.name,
        projectDir,
        publishes: manifest.publishes,
        handles: manifest.handles,
        events: manifest.events,
        isHost: false,
      }),
    ],
  };
};
