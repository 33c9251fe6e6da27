import { useHost } from '@posy/remote-kit';
import type { EditPlace } from '@posy/remote-kit/edits';
import type { FirestoreWrite, MountProps } from '@posy/shared-contracts/mount-props';
import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';

/** The call that makes a change of a conversation: its documents are the server's. */
const callOf = ({ api }: Pick<MountProps, 'api'>, write: FirestoreWrite): Promise<unknown> => {
  if (write.kind !== 'update') throw new Error('Conversations are made and deleted by the server.');
  const [[field, value] = ['', null]] = Object.entries(write.data);
  const params = { id: write.id };
  if (field.startsWith('archived.'))
    return api.call('archiveConversation', { params, body: { archived: value === true } });
  return api.call('blockConversation', { params, body: { blocked: typeof value === 'string' } });
};

/** Where edits of conversations are made: each is one call, whose answer is awaited. */
export const conversationPlace = (host: MountProps, intl: IntlShape): EditPlace => ({
  host,
  feature: 'inbox',
  area: 'inbox',
  isMadeByServer: true,
  commit: async (writes) => {
    for (const write of writes) await callOf(host, write);
  },
  words: {
    undo: intl.formatMessage({ id: 'inbox.undo' }),
    retry: intl.formatMessage({ id: 'inbox.retry' }),
    changedSince: intl.formatMessage({ id: 'inbox.changed-since' }),
    forbidden: intl.formatMessage({ id: 'inbox.forbidden' }),
  },
});

export const useConversationPlace = (): EditPlace => {
  const host = useHost();
  const intl = useIntl();
  return useMemo(() => conversationPlace(host, intl), [host, intl]);
};
