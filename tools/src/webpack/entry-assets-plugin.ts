import webpack, { type Compiler } from 'webpack';
import { offersOf } from './lent-names';

/**
 * Emits `posy-shell.json`: the first scripts, styles and fonts of the host, which the server writes into the page, and
 * what it lends remotes, which a deploy looks at.
 */
export class EntryAssetsPlugin {
  constructor(private readonly projectDir: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('EntryAssetsPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'EntryAssetsPlugin', stage }, (assets) => {
        const files = compilation.entrypoints.get('shell')?.getFiles() ?? [];
        const ending = (end: string) => files.filter((file) => file.endsWith(end));
        const fonts = Object.keys(assets).filter((file) => file.endsWith('.woff2'));
        const text = JSON.stringify(
          {
            scripts: ending('.js'),
            styles: ending('.css'),
            fonts,
            readsByMember: true,
            offers: offersOf(this.projectDir),
          },
          null,
          2,
        );
        compilation.emitAsset('posy-shell.json', new webpack.sources.RawSource(text));
      });
    });
  }
}
