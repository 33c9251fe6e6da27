import { useHost } from '@posy/remote-kit';
import type { Conversation, Visit } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { answerVisit } from '../queries/thread-queries';
import { useSaveAnswer } from './save-answer';

type VisitAnswer = 'accepted' | 'declined';

/** Accepts or declines; an accepted visit is also added to the couple's plan. */
export const useAnswerVisit = (conversation: Identified<Conversation>, messageId: string, visit: Visit) => {
  const host = useHost();
  const { formatMessage } = useIntl();
  const saveAnswer = useSaveAnswer(conversation);
  const [state, setState] = useState<VisitAnswer | null>(null);
  const answer = (given: VisitAnswer): void => {
    setState(given);
    answerVisit(host, conversation.id, messageId, given)
      .then(
        () => given === 'accepted' && saveAnswer?.visit(visit),
        (error: unknown) => {
          host.telemetry.error('inbox', error);
          host.notices.show({ tone: 'error', text: formatMessage({ id: 'inbox.visit.failed' }) });
        },
      )
      .finally(() => setState(null));
  };
  return { state, answer };
};
