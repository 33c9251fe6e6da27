import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { describeRemote, describeShell } from '../compose/describe-build';
import { versionOfFiles } from '../compose/version-of-build';
import { ReleaseFault } from '../release-fault';
import { type ReleaseStore } from '../release-store';
import { type BuildId } from '../stored/builds';

/** Largest build that is taken, as JSON, in bytes. */
export const largestBuild = 64 * 1024 * 1024;

const fileName = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_][A-Za-z0-9_.-]{0,199}$/, 'is no name of a file of a build'));

/** Files have megabytes, on which an expression would run out of stack. */
const isBase64 = (text: string): boolean => Buffer.from(text, 'base64').toString('base64') === text;

export const sentBuildSchema = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/)),
  packageVersion: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+[A-Za-z0-9.-]{0,40}$/)),
  /** Each file's bytes as base64, by its name: builds have no folders. */
  files: v.pipe(v.record(fileName, v.pipe(v.string(), v.check(isBase64, 'is no base64'))), v.maxEntries(2000)),
});
type SentBuild = v.InferOutput<typeof sentBuildSchema>;

const listSchema = v.record(v.string(), v.string());

/** A list that does not fit its files would have every page refuse them. */
const refuseOtherBytes = (name: string, files: ReadonlyMap<string, Buffer>): void => {
  const list = v.parse(listSchema, JSON.parse(files.get('posy-integrity.json')?.toString() ?? '{}'));
  const wrong = Object.entries(list)
    .filter(([file, integrity]) => {
      const bytes = files.get(file);
      return bytes === undefined || `sha384-${createHash('sha384').update(bytes).digest('base64')}` !== integrity;
    })
    .map(([file]) => file);
  if (wrong.length > 0)
    throw new ReleaseFault(
      `The build of ${name} has other files than its list says: ${wrong.join(', ')}. Build it again.`,
    );
};

/** Adds a build that a team sent. Answers its version, which is made from its bytes. Nothing uses it yet. */
export const receiveBuild = async (store: ReleaseStore, sent: SentBuild): Promise<BuildId> => {
  const { name, packageVersion } = sent;
  const files = new Map(Object.entries(sent.files).map(([file, text]) => [file, Buffer.from(text, 'base64')]));
  const version = versionOfFiles(name, packageVersion, files);
  const folder = join(store.dir, 'incoming', `sent-${randomUUID()}`);
  try {
    await mkdir(folder, { recursive: true });
    for (const [file, bytes] of files) await writeFile(join(folder, file), bytes);
    if (name === 'shell') describeShell({ name, version, folder });
    else describeRemote({ name, version, folder });
    refuseOtherBytes(name, files);
    await store.addBuild({ name, version, from: folder });
    return { name, version };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
