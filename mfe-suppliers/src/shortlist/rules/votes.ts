import { changePaths, type Edit } from '@posy/remote-kit/edits';
import { collections } from '@posy/shared-contracts/collections';
import {
  type ShortlistedSupplier,
  type SupplierVote,
  supplierVotes,
  type Wedding,
} from '@posy/shared-contracts/entities';
import type { ShortlistEntry } from './entry';

/** The vote of one partner on a supplier. */
export interface Vote {
  uid: string;
  /** Null without a name. */
  name: string | null;
  isMe: boolean;
  vote: SupplierVote | null;
}

/** A petal's colour for each vote. */
export const voteHues = { yes: 'fern', maybe: 'primrose', no: 'apricot' } as const;

type Members = Pick<Wedding, 'roles' | 'users'>;

/** Returns the couple's votes, the reader's first. Helpers read them but have none. */
export const votesOf = ({ votes = {} }: Pick<ShortlistEntry, 'votes'>, { roles, users }: Members, me: string): Vote[] =>
  Object.entries(roles)
    .filter(([, role]) => role !== 'helper')
    .map(([uid]) => ({
      uid,
      name: users?.find(({ id }) => id === uid)?.name.trim() || null,
      isMe: uid === me,
      vote: votes[uid] ?? null,
    }))
    .sort((a, b) => Number(b.isMe) - Number(a.isMe) || (a.uid < b.uid ? -1 : 1));

/** Returns the couple's liking: two yes before one yes, maybe between, no below suppliers without votes. */
export const liking = ({ votes = {} }: Pick<ShortlistEntry, 'votes'>): number =>
  Object.values(votes).reduce((sum, vote) => sum + { yes: 2, maybe: 1, no: -2 }[vote], 0);

/** Writes the person's own vote only. */
export const voteEdit = (weddingId: string, entry: ShortlistEntry, uid: string, vote: SupplierVote): Edit =>
  changePaths<ShortlistedSupplier>(collections.shortlist(weddingId), entry, { [`votes.${uid}`]: vote });

export const isVote = (text: string): text is SupplierVote => supplierVotes.some((vote) => vote === text);
