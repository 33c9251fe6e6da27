import { asksFile } from '@posy/backend/releases';
import { type RemoteManifestInput, remoteManifestSchema } from '@posy/shared-contracts/manifest';
import { parse } from 'valibot';
import webpack, { type Compiler } from 'webpack';
import { asksOf } from './lent-names';

/** Checks the remote's manifest and emits it as `posy-manifest.json` beside its scripts, and what it asks a shell for. */
export class ManifestPlugin {
  constructor(
    private readonly manifest: RemoteManifestInput,
    private readonly projectDir: string,
  ) {}

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ManifestPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'ManifestPlugin', stage }, () => {
        const manifest = parse(remoteManifestSchema, { ...this.manifest, parsedMessages: true });
        const text = JSON.stringify(manifest, null, 2);
        compilation.emitAsset('posy-manifest.json', new webpack.sources.RawSource(text));
        const asks = JSON.stringify(asksOf(this.projectDir), null, 2);
        compilation.emitAsset(asksFile, new webpack.sources.RawSource(asks));
      });
    });
  }
}
