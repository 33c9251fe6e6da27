import { inboxReaders, type Members } from '#api/collaboration/members';

/** The readers of a conversation: the supplier's people, and the members with access to the inbox. */
export const memberUids = (members: Members, supplierUids: string[]): string[] =>
  [...new Set([...inboxReaders(members), ...supplierUids])].sort();
