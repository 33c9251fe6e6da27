import * as v from 'valibot';
import {
  navigationEntrySchema,
  providedSlotSchema,
  type ReleasedRemote,
  releasedRemoteSchema,
  releasedShellSchema,
  type ReleaseSet,
} from './manifest';

/** Something of a release set that its reader cannot make sense of, and does without. */
export interface LeftOut {
  remote: string;
  version: string;
  /** The part left out and the reason, for logs. */
  what: string;
}

/** Parts without which there is no set: the rest is read member by member. */
const envelopeSchema = v.object({
  id: v.string(),
  createdAt: v.string(),
  contract: v.number(),
  shell: releasedShellSchema,
  remotes: v.array(v.unknown()),
});

type Leave = (what: string) => void;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 80) : '?');

const faultOf = (issues: readonly v.BaseIssue<unknown>[]): string =>
  issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`.trim()).join('; ');

/** The members of a list that can be read; the others are left out. */
const readable = (list: unknown, schema: v.GenericSchema, title: string, leave: Leave): unknown =>
  Array.isArray(list)
    ? list.filter((member, index) => {
        const { success, issues } = v.safeParse(schema, member);
        if (!success) leave(`${title} ${index + 1}: ${faultOf(issues)}`);
        return success;
      })
    : list;

const readRemote = (given: unknown, leave: Leave): ReleasedRemote[] => {
  const manifest = isRecord(given) && isRecord(given['manifest']) ? given['manifest'] : {};
  const { success, output, issues } = v.safeParse(releasedRemoteSchema, {
    ...(isRecord(given) && given),
    manifest: {
      ...manifest,
      navigation: readable(manifest['navigation'], navigationEntrySchema, 'navigation entry', leave),
      slots: readable(manifest['slots'], providedSlotSchema, 'slot', leave),
    },
  });
  if (success) return [output];
  leave(`the whole remote: ${faultOf(issues)}`);
  return [];
};

/**
 * Reads a release set member by member, because its members are deployed by different teams at different times: one that
 * cannot be read takes nothing else with it. Throws when the envelope or the shell's own part cannot be read.
 */
export const readReleaseSet = (given: unknown): { set: ReleaseSet; leftOut: LeftOut[] } => {
  const { remotes: members, ...envelope } = v.parse(envelopeSchema, given);
  const leftOut: LeftOut[] = [];
  const remotes = new Map<string, ReleasedRemote>();
  for (const member of members) {
    const { name, version } = isRecord(member) ? member : {};
    const leave = (what: string): void => void leftOut.push({ remote: textOf(name), version: textOf(version), what });
    for (const remote of readRemote(member, leave)) {
      if (remotes.has(remote.name)) leave('the whole remote: another one has its name');
      else remotes.set(remote.name, remote);
    }
  }
  return { set: { ...envelope, remotes: [...remotes.values()] }, leftOut };
};
