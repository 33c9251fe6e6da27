import type { OwnServer } from '@posy/tools/own-server';
import { releaseOlderRemotes, releaseOlderShell } from './older-builds';
import type { RemoteName } from './remotes';

/** A package whose version is tried. */
export type Member = 'shell' | RemoteName;

/** Members that an older commit built: all others can only be tried as they are today. */
const olderMembers: readonly Member[] = ['shell', 'mfe-suppliers', 'mfe-website', 'mfe-reviews'];
const members: readonly Member[] = [...olderMembers, 'mfe-planning', 'mfe-inbox'];

/** One member of one commit among members of the other. */
export interface Combination {
  member: Member;
  /** `candidate`: today's member among older ones. `production`: the older one among today's. */
  version: 'candidate' | 'production';
  /** Members of the release set that the older commit built. */
  older: readonly Member[];
}

/** Every member of the working tree in production, and each older member in the working tree. */
export const combinations: readonly Combination[] = [
  ...members.map((member): Combination => ({
    member,
    version: 'candidate',
    older: olderMembers.filter((older) => older !== member),
  })),
  ...olderMembers.map((member): Combination => ({ member, version: 'production', older: [member] })),
];

/** Releases the combination on a server that has all of today. Answers the versions of its older members. */
export const releaseCombination = async (
  server: OwnServer,
  { older }: Combination,
): Promise<Partial<Record<Member, string>>> => {
  const remotes = older.filter((member): member is RemoteName => member !== 'shell');
  const versions = remotes.length === 0 ? {} : await releaseOlderRemotes(server, remotes);
  return older.includes('shell') ? { ...versions, shell: await releaseOlderShell(server) } : versions;
};
