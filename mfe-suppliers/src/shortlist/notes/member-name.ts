import type { Wedding } from '@posy/shared-contracts/entities';
import type { IntlShape } from 'react-intl';

/** Returns the name of a wedding's member, or a word for it; empty for somebody who has left. */
export const memberName = (intl: IntlShape, { roles, users }: Wedding, uid: string, me: string): string => {
  const name = users?.find(({ id }) => id === uid)?.name.trim() ?? '';
  if (name !== '' || roles[uid] === undefined) return name;
  return intl.formatMessage({ id: uid === me ? 'shortlist.vote.you' : 'shortlist.vote.partner' });
};
