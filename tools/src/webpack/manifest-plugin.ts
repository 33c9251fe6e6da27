import { asksFile } from '@posy/backend/build-files';
import { type OpenManifestInput, type RemoteManifest, remoteManifestSchema } from '@posy/shared-contracts/manifest';
import * as v from 'valibot';
import webpack, { type Compiler } from 'webpack';
import { PlainError } from '../support/progress';
import { asksOf } from './lent-names';

/** The manifest as it is released; what is wrong with it ends the build in a sentence, with the field and what it holds. */
export const checkedManifest = (given: OpenManifestInput): RemoteManifest => {
  const parsed = v.safeParse(remoteManifestSchema, { ...given, parsedMessages: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const field = v.getDotPath(issue) ?? 'it';
  throw new PlainError(
    `The manifest of ${given.name} cannot be released: ${field} is ${issue.received}, and ${issue.expected ?? 'something else'} was expected.`,
  );
};

/** Checks the remote's manifest and emits it as `posy-manifest.json` beside its scripts, and what it asks a shell for. */
export class ManifestPlugin {
  private readonly manifest: RemoteManifest;

  constructor(
    given: OpenManifestInput,
    private readonly projectDir: string,
  ) {
    this.manifest = checkedManifest(given);
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ManifestPlugin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'ManifestPlugin', stage }, () => {
        const text = JSON.stringify(this.manifest, null, 2);
        compilation.emitAsset('posy-manifest.json', new webpack.sources.RawSource(text));
        const asks = JSON.stringify(asksOf(this.projectDir), null, 2);
        compilation.emitAsset(asksFile, new webpack.sources.RawSource(asks));
      });
    });
  }
}
