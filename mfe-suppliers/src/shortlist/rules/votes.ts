import { changePaths, type Edit } from '@posy/remote-kit/edits';
import { collections } from '@posy/shared-contracts/collections';
import {
  type ShortlistedSupplier,
  type SupplierVote,
  supplierVotes,
  type Wedding,
} from '@posy/shared-contracts/entities';
import type { Entry } from './entry';

/** What one of the couple thinks of a supplier. */
export interface Vote {
  uid: string;
  /** Null where nobody told it. */
  name: string | null;
  isMe: boolean;
  vote: SupplierVote | null;
}

/** A petal's colour for each vote. */
export const voteHues = { yes: 'fern', maybe: 'primrose', no: 'apricot' } as const;

type Members = Pick<Wedding, 'roles' | 'users'>;

/** The couple's votes, one's own first. Helpers see them and have none. */
export const votesOf = ({ votes = {} }: Pick<Entry, 'votes'>, { roles, users }: Members, me: string): Vote[] =>
  Object.entries(roles)
    .filter(([, role]) => role !== 'helper')
    .map(([uid]) => ({
      uid,
      name: users?.find(({ id }) => id === uid)?.name.trim() || null,
      isMe: uid === me,
      vote: votes[uid] ?? null,
    }))
    .sort((a, b) => Number(b.isMe) - Number(a.isMe) || (a.uid < b.uid ? -1 : 1));

/** How much the couple likes somebody: both yes before one yes, maybes between, a no below who was not voted on. */
export const liking = ({ votes = {} }: Pick<Entry, 'votes'>): number =>
  Object.values(votes).reduce((sum, vote) => sum + { yes: 2, maybe: 1, no: -2 }[vote], 0);

/** Writes one's own vote and nobody else's. */
export const voteEdit = (weddingId: string, entry: Entry, uid: string, vote: SupplierVote): Edit =>
  changePaths<ShortlistedSupplier>(collections.shortlist(weddingId), entry, { [`votes.${uid}`]: vote });

export const isVote = (text: string): text is SupplierVote => supplierVotes.some((vote) => vote === text);
