import { asksFile } from '@posy/backend/build-files';
import {
  contractVersion,
  type OpenManifestInput,
  type RemoteManifest,
  remoteManifestSchema,
} from '@posy/shared-contracts/manifest';
import * as v from 'valibot';
import webpack, { type Compiler } from 'webpack';
import { PlainError } from '../support/progress';
import { asksOf } from './lent-names';
import { UnusableDrawing, withDrawings } from './manifest/drawn-icons';

/** Advice for a faulty field. */
const cures: readonly [field: RegExp, cure: string][] = [
  [/^name$/, 'Use small letters, digits and hyphens, and begin with a letter.'],
  [/^contract$/, `Write ${contractVersion}, the contract of this kit.`],
  [/^(?:title|navigation\.\d+\.label)\b/, 'Give its words in en-GB, de-DE and fr-FR.'],
  [/^basePaths\b/, 'Write the first part of its addresses alone, such as honeymoon, without a slash.'],
  [/^slots\.\d+\.slot$/, 'Write the name of a place, such as home.card: docs/slots.md has them all.'],
  [/^events\./, 'Give version, delivery (fact, state or durable) and payload, a JSON Schema.'],
  [/^navigation\.\d+\.icon$/, 'Write the name of an icon of the product, or an inline SVG.'],
];

const cureOf = (field: string): string => {
  const [, cure] = cures.find(([pattern]) => pattern.test(field)) ?? [];
  return cure === undefined ? '' : ` ${cure}`;
};

const drawn = (given: OpenManifestInput): OpenManifestInput => {
  // Anything may stand in a file of others: the schema says what is wrong with it.
  if (!Array.isArray(given.navigation) || given.navigation.some((entry) => typeof entry?.icon !== 'string'))
    return given;
  try {
    return withDrawings(given);
  } catch (error) {
    if (!(error instanceof UnusableDrawing)) throw error;
    throw new PlainError(`The manifest of ${given.name} cannot be released: ${error.message}`);
  }
};

/** The manifest as it is released; what is wrong with it ends the build in a sentence, with the field, what it holds and what to do. */
export const checkedManifest = (given: OpenManifestInput): RemoteManifest => {
  const parsed = v.safeParse(remoteManifestSchema, { ...drawn(given), parsedMessages: true });
  if (parsed.success) return parsed.output;
  const [issue] = parsed.issues;
  const field = v.getDotPath(issue) ?? 'it';
  throw new PlainError(
    `The manifest of ${given.name} cannot be released: ${field} is ${issue.received}, and ${issue.expected ?? 'something else'} was expected.${cureOf(field)}`,
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
