import * as v from 'valibot';
import { buildsOfChannel, endChannel, makePreview, promote, startCanary } from '../channels/operate-channels';
import { type ServerSurface } from '../check/build-surface';
import { deployStored } from '../operate/deploy-stored';
import { removeRemote } from '../operate/remove-remote';
import { type Operated, rollBack, rollBackMember } from '../operate/roll-back';
import { type ReleaseStore } from '../release-store';
import { previewName } from '../stored/channel-state';

const name = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/));
const version = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9._+-]{0,99}$/));

/** A team's command for the releases. */
export const askedReleaseSchema = v.variant('do', [
  v.object({
    do: v.literal('deploy'),
    builds: v.pipe(v.array(v.object({ name, version })), v.minLength(1), v.maxLength(50)),
    /** Only says whether it could be done. */
    trial: v.optional(v.boolean(), false),
    /** For so many of a hundred visitors; without it for everybody. */
    canary: v.optional(v.pipe(v.number(), v.minValue(0.01), v.maxValue(50))),
    /** For who asks for the preview of this name. */
    preview: v.optional(previewName),
  }),
  /** Gives everybody what the canary or a preview has, or ends it. */
  v.object({ do: v.literal('promote'), channel: previewName }),
  v.object({ do: v.literal('end'), channel: previewName }),
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
export const packagesOf = (store: ReleaseStore, asked: AskedRelease): string[] | null => {
  if (asked.do === 'deploy') return asked.builds.map((build) => build.name);
  if (asked.do === 'promote' || asked.do === 'end')
    return buildsOfChannel(store, asked.channel).map((build) => build.name);
  return asked.remote === undefined ? null : [asked.remote];
};

const channelInWords = ({ canary, preview }: { canary?: number | undefined; preview?: string | undefined }): string => {
  if (preview !== undefined) return ` as the preview ${preview}`;
  return canary === undefined ? '' : ` as a canary for ${canary} %`;
};

/** The same in words, for the log. */
export const askedInWords = (asked: AskedRelease): string => {
  if (asked.do === 'deploy') {
    const builds = asked.builds.map((build) => `${build.name} ${build.version}`).join(', ');
    return `${asked.trial ? 'can I deploy' : 'deploy'} ${builds}${channelInWords(asked)}`;
  }
  if (asked.do === 'promote' || asked.do === 'end') return `${asked.do} ${asked.channel}`;
  return asked.do === 'remove' ? `remove ${asked.remote}` : `rollback ${asked.remote ?? 'the whole set'} ${asked.to}`;
};

const deployAsked = (
  store: ReleaseStore,
  { builds, trial, canary, preview }: Extract<AskedRelease, { do: 'deploy' }>,
  who: string,
  server: ServerSurface,
): Promise<Operated> => {
  if (trial || (canary === undefined && preview === undefined))
    return deployStored(store, { builds, server, who, isTrial: trial });
  return preview === undefined
    ? startCanary(store, { builds, server, who, percent: canary ?? 0 })
    : makePreview(store, { builds, server, who, name: preview });
};

/** Does it. Throws a `ReleaseFault` where it is refused. */
export const doRelease = (
  store: ReleaseStore,
  asked: AskedRelease,
  who: string,
  server: ServerSurface,
): Promise<Operated> => {
  if (asked.do === 'deploy') return deployAsked(store, asked, who, server);
  if (asked.do === 'promote') return promote(store, asked.channel, { server, who });
  if (asked.do === 'end') return endChannel(store, asked.channel);
  if (asked.do === 'remove') return removeRemote(store, asked.remote, who);
  return asked.remote === undefined
    ? rollBack(store, asked.to, who)
    : rollBackMember(store, { name: asked.remote, asked: asked.to, server, who });
};
