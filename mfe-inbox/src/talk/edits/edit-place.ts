import { type EditPlace, type EditPlaceOf, editPlaceOf, useEditPlaceOf } from '@posy/remote-kit/edits';
import type { FirestoreWrite, MountProps } from '@posy/shared-contracts/mount-props';
import type { IntlShape } from 'react-intl';
import { editWords } from './edit-words';

/** Calls the endpoint for a change of a conversation: only the server writes its documents. */
const callOf = ({ api }: Pick<MountProps, 'api'>, write: FirestoreWrite): Promise<unknown> => {
  if (write.kind !== 'update') throw new Error('Conversations are made and deleted by the server.');
  const [[field, value] = ['', null]] = Object.entries(write.data);
  const params = { id: write.id };
  if (field.startsWith('archived.'))
    return api.call('archiveConversation', { params, body: { archived: value === true } });
  return api.call('blockConversation', { params, body: { blocked: typeof value === 'string' } });
};

const conversations: EditPlaceOf = {
  feature: 'inbox',
  area: 'inbox',
  isMadeByServer: true,
  commit: async (host, writes) => {
    for (const write of writes) await callOf(host, write);
  },
  words: editWords,
};

/** The place for edits of conversations: each edit is one awaited call. */
export const conversationPlace = (host: MountProps, intl: IntlShape): EditPlace =>
  editPlaceOf(conversations, host, intl);

export const useConversationPlace = (): EditPlace => useEditPlaceOf(conversations);
