import * as v from 'valibot';
import { PlainError, UsageError } from '../support/progress';
import type { SentBuild } from './sent-build';

const refusedSchema = v.object({ error: v.object({ message: v.string() }) });
const buildSchema = v.object({ name: v.string(), version: v.string() });
const change = v.object({ name: v.string(), from: v.nullable(v.string()), to: v.nullable(v.string()) });
const historySchema = v.object({ history: v.array(v.object({ set: v.string() })) });
const releasedSchema = v.object({ set: v.string(), changes: v.array(change) });
type ReleaseAnswer = v.InferOutput<typeof releasedSchema>;

const limitMs = 120_000;

/** Asks a server with the deploy token of `POSY_DEPLOY_TOKEN`, or reads from it without a body; what it refuses ends the command in its words. */
const ask = async <S extends v.GenericSchema>(
  server: string,
  path: string,
  body: object | null,
  schema: S,
): Promise<v.InferOutput<S>> => {
  const token = process.env.POSY_DEPLOY_TOKEN ?? '';
  if (token === '') throw new UsageError('Put the deploy token of your team into POSY_DEPLOY_TOKEN.');
  let answer: Response;
  try {
    answer = await fetch(new URL(path, server), {
      ...(body !== null && { method: 'POST', body: JSON.stringify(body) }),
      headers: { ...(body !== null && { 'content-type': 'application/json' }), authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(limitMs),
    });
  } catch (error) {
    throw new PlainError(`${server} was not reached: ${error instanceof Error ? error.message : String(error)}`);
  }
  const json: unknown = await answer.json().catch(() => null);
  if (answer.ok) return v.parse(schema, json);
  const refused = v.safeParse(refusedSchema, json);
  throw new PlainError(refused.success ? refused.output.error.message : `${server} answered ${answer.status}.`);
};

const sendBuild = (
  server: string,
  { name, packageVersion, files }: SentBuild,
): Promise<v.InferOutput<typeof buildSchema>> => {
  const texts = [...files].map(([file, bytes]) => [file, bytes.toString('base64')]);
  return ask(server, '/releases/builds', { name, packageVersion, files: Object.fromEntries(texts) }, buildSchema);
};

/** Sends builds to a server and releases them there; a trial only asks whether it could be done. */
export const deployTo = async (
  server: string,
  builds: readonly SentBuild[],
  options: { trial: boolean; canary?: number; preview?: string },
): Promise<ReleaseAnswer> => {
  const sent: v.InferOutput<typeof buildSchema>[] = [];
  for (const build of builds) sent.push(await sendBuild(server, build));
  return ask(server, '/releases/sets', { do: 'deploy', builds: sent, ...options }, releasedSchema);
};

/** The ids of the sets that ever were current on a server. */
export const setsAt = async (server: string): Promise<ReadonlySet<string>> => {
  const { history } = await ask(server, '/releases/history.json', null, historySchema);
  return new Set(history.map(({ set }) => set));
};

/** Has a server go back with one remote, or with the whole set. */
export const rollBackAt = (server: string, remote: string | null, to: string): Promise<ReleaseAnswer> =>
  ask(server, '/releases/sets', { do: 'rollback', to, ...(remote !== null && { remote }) }, releasedSchema);

/** Has a server release a set without a remote. */
export const removeAt = (server: string, remote: string): Promise<ReleaseAnswer> =>
  ask(server, '/releases/sets', { do: 'remove', remote }, releasedSchema);

/** Has a server give everybody what a channel has, or end it. */
export const changeChannelAt = (server: string, asked: 'promote' | 'end', channel: string): Promise<ReleaseAnswer> =>
  ask(server, '/releases/sets', { do: asked, channel }, releasedSchema);
