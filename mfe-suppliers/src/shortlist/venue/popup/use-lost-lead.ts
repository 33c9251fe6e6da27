import { useHost } from '@posy/remote-kit';
import { conversationId } from '@posy/shared-contracts/rules';
import { useIntl } from 'react-intl';
import type { ShortlistEntry } from '#shortlist/rules/entry';
import type { LostReason } from '../rules/venue-steps';

/**
 * Sends a venue a kind message with the reason of the decision against it; closes the conversation, and reopens it by
 * the undo.
 */
export const useLostLead = (weddingId: string) => {
  const { api, clock, notices, telemetry } = useHost();
  const { formatMessage } = useIntl();
  return ({ id, name }: Pick<ShortlistEntry, 'id' | 'name'>, reason: LostReason) => {
    const params = { id: conversationId(id, weddingId) };
    // The message's id stays the same for every retry.
    const message = { clientId: clock.newId(), body: formatMessage({ id: 'venue.lost.message' }, { reason }) };
    const failed = (words: 'venue.lost.failed' | 'venue.lost.notReopened', again: () => void) => (error: unknown) => {
      telemetry.error('venue-confirmation', error);
      const action = { label: formatMessage({ id: 'shortlist.retry' }), run: again };
      notices.show({
        tone: 'error',
        text: formatMessage({ id: words }, { name }),
        action,
        about: `conversation ${params.id}`,
      });
    };
    const close = (): void => {
      api
        .call('sendMessage', { params, body: message })
        .then(() => api.call('closeConversation', { params, body: { reason: 'not-needed' } }))
        .catch(failed('venue.lost.failed', close));
    };
    const reopen = (): void => {
      api.call('reopenConversation', { params }).catch(failed('venue.lost.notReopened', reopen));
    };
    return { close, reopen };
  };
};
