import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { serverSurface } from '../check/server-surface';
import { type AuditLog, openAuditLog } from '../operate/audit-log';
import { type DeployToken, openDeployTokens } from '../operate/deploy-tokens';
import { ReleaseFault } from '../release-fault';
import { type ReleaseStore } from '../release-store';
import { openChannels } from '../stored/channel-state';
import { askedInWords, askedReleaseSchema, doRelease, packagesOf } from './asked-release';
import { largestBuild, receiveBuild, sentBuildSchema } from './receive-build';

const refuse = (reply: FastifyReply, status: number, code: string, message: string): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').send({ error: { code, message } });

const tokenIn = ({ headers }: FastifyRequest): string =>
  /^Bearer (\S{1,200})$/.exec(headers.authorization ?? '')?.[1] ?? '';

const callerOf = ({ team, id }: DeployToken): string => `${team} (token ${id})`;

const faultText = (issues: readonly v.BaseIssue<unknown>[]): string =>
  issues
    .slice(0, 5)
    .map((issue) => `${v.getDotPath(issue) ?? 'the body'}: ${issue.message}`)
    .join('; ');

/** Returns the packages that the token may not release; null when it may release all. A whole set needs a token for everything. */
const forbidden = ({ packages }: DeployToken, wanted: readonly string[] | null): string | null => {
  if (packages.includes('*')) return null;
  if (wanted === null) return 'the whole set';
  return wanted.find((name) => !packages.includes(name)) ?? null;
};

/** Writes down what came of something, and says a refusal in its words. */
const logged = async (
  audit: AuditLog,
  { who, what }: { who: string; what: string },
  reply: FastifyReply,
  work: () => Promise<{ status: number; body: object; result: string }>,
): Promise<FastifyReply> => {
  try {
    const { status, body, result } = await work();
    await audit.add({ who, what, outcome: 'done', result });
    return reply.code(status).header('cache-control', 'no-store').send(body);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    await audit.add({ who, what, outcome: 'refused', result: message });
    if (error instanceof ReleaseFault) return refuse(reply, 409, 'release-refused', message);
    throw error;
  }
};

/**
 * Lets teams send builds and release them over HTTP, each with a deploy token for its own packages. A call without one gets 401
 * before anything of the body is read.
 */
export const registerDeploys = (app: FastifyInstance, store: ReleaseStore): void => {
  const [tokens, audit] = [openDeployTokens(store.dir), openAuditLog(store.dir)];
  const callers = new WeakMap<FastifyRequest, DeployToken>();
  const knowCaller = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const token = tokens.find(tokenIn(request));
    if (token === null)
      return refuse(reply, 401, 'deploy-token-unknown', 'This needs a deploy token that this server knows.');
    callers.set(request, token);
    return undefined;
  };
  const callerIn = (request: FastifyRequest): DeployToken => {
    const caller = callers.get(request);
    if (caller === undefined) throw new Error('A deploy came past its token.');
    return caller;
  };
  const options = { onRequest: knowCaller, bodyLimit: largestBuild };
  const refuseForbidden = async (
    reply: FastifyReply,
    caller: DeployToken,
    what: string,
    name: string,
  ): Promise<FastifyReply> => {
    const message = `The token of ${caller.team} may not release ${name}. It may release ${caller.packages.join(', ')}.`;
    await audit.add({ who: callerOf(caller), what, outcome: 'refused', result: message });
    return refuse(reply, 403, 'deploy-token-of-others', message);
  };

  app.post('/releases/builds', options, async (request, reply) => {
    const [caller, sent] = [callerIn(request), v.safeParse(sentBuildSchema, request.body)];
    if (!sent.success) return refuse(reply, 400, 'build-unreadable', faultText(sent.issues));
    const { name } = sent.output;
    const what = `send a build of ${name}`;
    const other = forbidden(caller, [name]);
    if (other !== null) return refuseForbidden(reply, caller, what, other);
    return logged(audit, { who: callerOf(caller), what }, reply, async () => {
      const build = await receiveBuild(store, sent.output);
      return { status: 201, body: build, result: `${build.name} ${build.version}` };
    });
  });

  app.post('/releases/sets', { onRequest: knowCaller }, async (request, reply) => {
    const [caller, asked] = [callerIn(request), v.safeParse(askedReleaseSchema, request.body)];
    if (!asked.success) return refuse(reply, 400, 'release-unreadable', faultText(asked.issues));
    const [who, what] = [callerOf(caller), askedInWords(asked.output)];
    let other: string | null;
    try {
      other = forbidden(caller, packagesOf(store, asked.output));
    } catch (error) {
      if (error instanceof ReleaseFault) return refuse(reply, 409, 'release-refused', error.message);
      throw error;
    }
    if (other !== null) return refuseForbidden(reply, caller, what, other);
    return logged(audit, { who, what }, reply, async () => {
      const { set, changes } = await doRelease(store, asked.output, who, serverSurface());
      return { status: 200, body: { set: set.id, changes }, result: set.id };
    });
  });

  app.get('/releases/history.json', { onRequest: knowCaller }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({
      current: store.stored()?.id ?? null,
      history: store.history(),
      channels: openChannels(store.dir).now(),
    }),
  );
};
