import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildSurface, surfaceFile } from '@posy/backend/build-files';
import webpack, { type ChunkGroup, type Compilation, type Compiler } from 'webpack';
import { sourceSurface, type SurfaceOf } from './source-surface';

const scriptsOf = (group: ChunkGroup): string[] => group.getFiles().filter((file) => file.endsWith('.js'));

/** The scripts of each part that the remote's screens load by themselves. */
const screensOf = ({ chunkGroups }: Compilation): string[][] =>
  chunkGroups
    .filter(({ name }) => name === '__federation_expose_app')
    .flatMap((app) => app.getChildren().map(scriptsOf))
    .filter((scripts) => scripts.length > 0);

/** The limit of a screen, from the package's `limits.json`. */
const limitsIn = (projectDir: string): Pick<BuildSurface, 'screenKb'> => {
  const path = join(projectDir, 'limits.json');
  if (!existsSync(path)) return {};
  const { screenKb, gzipKb } = JSON.parse(readFileSync(path, 'utf8')) as { screenKb?: number; gzipKb: number };
  return { screenKb: screenKb ?? gzipKb };
};

/** Emits `posy-surface.json`: what a deploy holds against the other members of a set, and against the running server. */
export class SurfacePlugin {
  constructor(private readonly of: SurfaceOf) {}

  private async surface(compilation: Compilation): Promise<BuildSurface> {
    return {
      ...(await sourceSurface(this.of)),
      screens: screensOf(compilation),
      ...limitsIn(this.of.projectDir),
      forDevelopment: compilation.options.mode === 'development',
    };
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('SurfacePlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tapPromise({ name: 'SurfacePlugin', stage }, async () => {
        const text = JSON.stringify(await this.surface(compilation));
        compilation.emitAsset(surfaceFile, new webpack.sources.RawSource(text));
      });
    });
  }
}
