import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type IntegrityList,
  type ReleasedRemote,
  type ReleaseSet,
  remoteManifestSchema,
} from '@posy/shared-contracts/manifest';
import * as v from 'valibot';
import { ReleaseFault } from '../release-fault';

/** A build whose files lie in a folder. */
export interface BuiltFolder {
  name: string;
  version: string;
  folder: string;
}

/** Address at which a build is served. */
const baseOf = ({ name, version }: BuiltFolder): string => `/releases/builds/${name}/${version}/`;

const integrityFile = 'posy-integrity.json';

const read = (build: BuiltFolder, file: string): Buffer => {
  try {
    return readFileSync(join(build.folder, file));
  } catch {
    throw new ReleaseFault(`${build.name} ${build.version} has no ${file}: it is no whole build. Build it again.`);
  }
};

const faultText = (issues: readonly v.BaseIssue<unknown>[]): string =>
  issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`).join('; ');

/** Reads a file of a build by its schema; what is wrong with it is said in a sentence, with the field. */
const readAs = <S extends v.GenericSchema>(build: BuiltFolder, file: string, schema: S): v.InferOutput<S> => {
  let json: unknown;
  try {
    json = JSON.parse(read(build, file).toString());
  } catch (error) {
    if (error instanceof ReleaseFault) throw error;
    throw new ReleaseFault(`${file} of ${build.name} ${build.version} is no JSON. Build it again.`);
  }
  const parsed = v.safeParse(schema, json);
  if (parsed.success) return parsed.output;
  throw new ReleaseFault(`${file} of ${build.name} ${build.version} cannot be read: ${faultText(parsed.issues)}.`);
};

const integrityIn = (build: BuiltFolder, file: string): string =>
  `sha384-${createHash('sha384').update(read(build, file)).digest('base64')}`;

const listOf = (build: BuiltFolder): IntegrityList => ({
  url: `${baseOf(build)}${integrityFile}`,
  integrity: integrityIn(build, integrityFile),
});

const federationSchema = v.object({
  exposes: v.array(v.object({ path: v.string(), assets: v.object({ js: v.object({ sync: v.array(v.string()) }) }) })),
});

/** A built remote as a release set names it. */
export const describeRemote = (build: BuiltFolder): ReleasedRemote => {
  const { name, version } = build;
  const base = baseOf(build);
  const { exposes } = readAs(build, 'mf-manifest.json', federationSchema);
  const manifest = readAs(build, 'posy-manifest.json', remoteManifestSchema);
  if (manifest.name !== name)
    throw new ReleaseFault(`The build of ${name} ${version} says that it is ${manifest.name}: deploy it by that name.`);
  return {
    name,
    version,
    entry: `${base}remoteEntry.js`,
    integrity: integrityIn(build, 'remoteEntry.js'),
    integrityList: listOf(build),
    manifest,
    assets: Object.fromEntries(
      exposes.map(({ path, assets }) => [path, assets.js.sync.map((file) => `${base}${file}`)]),
    ),
  };
};

const files = v.array(v.string());
const shellSchema = v.object({ scripts: files, styles: files, fonts: files, readsByMember: v.boolean() });

/** The built shell as a release set names it. */
export const describeShell = (build: BuiltFolder): ReleaseSet['shell'] => {
  const base = baseOf(build);
  const { scripts, styles, fonts, readsByMember } = readAs(build, 'posy-shell.json', shellSchema);
  const urls = (names: string[]): string[] => names.map((name) => `${base}${name}`);
  return {
    version: build.version,
    base,
    scripts: urls(scripts),
    styles: urls(styles),
    fonts: urls(fonts),
    integrity: Object.fromEntries([...scripts, ...styles].map((file) => [`${base}${file}`, integrityIn(build, file)])),
    integrityList: listOf(build),
    readsByMember,
  };
};
