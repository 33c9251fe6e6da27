import { changePaths, type Edit, type Performed, performEdit } from '@posy/remote-kit/edits';
import { collections } from '@posy/shared-contracts/collections';
import { type Conversation, isArchived } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { useIntl } from 'react-intl';
import { otherName, type Side } from '../rules/conversations';
import { useConversationPlace } from './edit-place';

type StoredConversation = Identified<Conversation>;

/** Archives a conversation for one side, or restores it. */
export const archiveEdit = (conversation: StoredConversation, side: Side, archived: boolean): Edit => {
  const whole = { ...conversation, archived: { couple: false, supplier: false, ...conversation.archived } };
  return changePaths(collections.conversations(), whole, { [`archived.${side}`]: archived });
};

/** Blocks the other side, or unblocks it. */
export const blockEdit = (conversation: StoredConversation, side: Side, isBlocked: boolean): Edit =>
  changePaths(collections.conversations(), conversation, { 'blocked.by': isBlocked ? side : undefined });

/** A person's commands on a conversation; each has an undo notice. */
export const useConversationEdits = (side: Side) => {
  const place = useConversationPlace();
  const { formatMessage } = useIntl();
  const perform = (
    conversation: StoredConversation,
    edit: Edit,
    outcome: 'archived' | 'back' | 'blocked' | 'unblocked',
  ): Performed => {
    const name = otherName(conversation, side);
    return performEdit(place, {
      edit,
      about: `conversation ${conversation.id}`,
      notice: { text: formatMessage({ id: `inbox.done.${outcome}` }, { name }) },
      refused: formatMessage({ id: 'inbox.refused' }, { name }),
    });
  };
  return {
    toggleArchived: (conversation: StoredConversation): Performed => {
      const archived = !isArchived(conversation, side);
      return perform(conversation, archiveEdit(conversation, side, archived), archived ? 'archived' : 'back');
    },
    block: (conversation: StoredConversation, isBlocked: boolean): Performed =>
      perform(conversation, blockEdit(conversation, side, isBlocked), isBlocked ? 'blocked' : 'unblocked'),
  };
};
