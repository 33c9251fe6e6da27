import { existsSync } from 'node:fs';
import { join } from 'node:path';
import webpack, { type Compiler, type LoaderContext, type RuleSetRule } from 'webpack';
import { aliasesOfImports } from '../messages/own-imports';

/** A remote that is compiled into the host: together they are a monolith, which benchmarks hold the federated page against. */
export interface InnerRemote {
  name: string;
  projectDir: string;
  /** Modules that its manifest exposes, such as `./app`. */
  exposes: readonly string[];
}

/** In a monolith's build: the scripts of each exposed module, by remote. */
export const innerAssetsFile = 'posy-inner.json';

const chunkOf = (remote: string, exposed: string): string => `${remote}${exposed.slice(1)}`.replace(/\W/g, '_');

const sourceOf = (projectDir: string, exposed: string): string => {
  const path = join(projectDir, 'src', exposed.slice(2));
  const file = [`${path}.tsx`, `${path}.ts`].find((one) => existsSync(one));
  if (file === undefined) throw new Error(`${exposed} has no source in ${projectDir}.`);
  return file;
};

/** A module that answers in the place of federation's runtime: what a page asks remotes for are chunks of its own. */
export const innerRuntime = (remotes: readonly InnerRemote[]): string => {
  const modules = remotes.flatMap(({ name, projectDir, exposes }) =>
    exposes.map((exposed) => {
      const asked = JSON.stringify(`${name.replaceAll('-', '_')}${exposed.slice(1)}`);
      const chunk = JSON.stringify(chunkOf(name, exposed));
      const source = JSON.stringify(sourceOf(projectDir, exposed));
      return `  ${asked}: () => import(/* webpackChunkName: ${chunk} */ ${source}),`;
    }),
  );
  return `const modules = {
${modules.join('\n')}
};
const runtime = {
  registerPlugins() {},
  registerRemotes() {},
  loadRemote: (name) => modules[name](),
  shareScopeMap: {},
};
export const getInstance = () => runtime;
export const createInstance = getInstance;
`;
};

interface RuntimeOptions {
  remotes: readonly InnerRemote[];
}

/** Webpack's loader for federation's runtime in a monolith. */
export default function monolithRuntime(this: LoaderContext<RuntimeOptions>): string {
  return innerRuntime(this.getOptions().remotes);
}

/** Rules for the remotes' sources, whose names of folders are those of their own packages, and for federation's runtime. */
export const innerRules = (remotes: readonly InnerRemote[]): RuleSetRule[] => [
  ...remotes.map(({ projectDir }) => ({
    include: join(projectDir, 'src'),
    resolve: { alias: aliasesOfImports(projectDir) },
  })),
  {
    test: /[\\/]@module-federation[\\/]runtime[\\/]dist[\\/]index\.\w+$/,
    loader: import.meta.filename,
    options: { remotes },
  },
];

/** Emits `posy-inner.json`. */
export class InnerAssetsPlugin {
  constructor(private readonly remotes: readonly InnerRemote[]) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('InnerAssetsPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'InnerAssetsPlugin', stage }, () => {
        const scriptsOf = (chunk: string): string[] =>
          (compilation.namedChunkGroups.get(chunk)?.getFiles() ?? []).filter((file) => file.endsWith('.js'));
        const assets = Object.fromEntries(
          this.remotes.map(({ name, exposes }) => [
            name,
            Object.fromEntries(exposes.map((exposed) => [exposed, scriptsOf(chunkOf(name, exposed))])),
          ]),
        );
        compilation.emitAsset(innerAssetsFile, new webpack.sources.RawSource(JSON.stringify(assets)));
      });
    });
  }
}
