import * as v from 'valibot';
import { type ServerSurface } from '../check/build-surface';
import { deployStored } from '../operate/deploy-stored';
import { removeRemote } from '../operate/remove-remote';
import { type Operated, rollBack, rollBackMember } from '../operate/roll-back';
import { type ReleaseStore } from '../release-store';

const name = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/));
const version = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9._+-]{0,99}$/));

/** A team's command for the releases. */
export const askedReleaseSchema = v.variant('do', [
  v.object({
    do: v.literal('deploy'),
    builds: v.pipe(v.array(v.object({ name, version })), v.minLength(1), v.maxLength(50)),
    /** Only says whether it could be done. */
    trial: v.optional(v.boolean(), false),
  }),
  v.object({
    do: v.literal('rollback'),
    /** Remote to roll back; without it the whole set is, including every team's releases. */
    remote: v.optional(name),
    /** Steps, a version of the remote, or the id of a set. */
    to: v.optional(version, '1'),
  }),
  v.object({ do: v.literal('remove'), remote: name }),
]);
export type AskedRelease = v.InferOutput<typeof askedReleaseSchema>;

/** Packages that somebody must be allowed to release for this; null: all that there are. */
export const packagesOf = (asked: AskedRelease): string[] | null => {
  if (asked.do === 'deploy') return asked.builds.map((build) => build.name);
  return asked.remote === undefined ? null : [asked.remote];
};

/** The same in words, for the log. */
export const askedInWords = (asked: AskedRelease): string => {
  if (asked.do === 'deploy') {
    const builds = asked.builds.map((build) => `${build.name} ${build.version}`).join(', ');
    return `${asked.trial ? 'can I deploy' : 'deploy'} ${builds}`;
  }
  return asked.do === 'remove' ? `remove ${asked.remote}` : `rollback ${asked.remote ?? 'the whole set'} ${asked.to}`;
};

/** Does it. Throws a `ReleaseFault` where it is refused. */
export const doRelease = (
  store: ReleaseStore,
  asked: AskedRelease,
  who: string,
  server: ServerSurface,
): Promise<Operated> => {
  if (asked.do === 'deploy') return deployStored(store, { builds: asked.builds, server, who, isTrial: asked.trial });
  if (asked.do === 'remove') return removeRemote(store, asked.remote, who);
  return asked.remote === undefined
    ? rollBack(store, asked.to, who)
    : rollBackMember(store, { name: asked.remote, asked: asked.to, server, who });
};
