import type { Conversation } from '@posy/shared-contracts/entities';
import { useIntl } from 'react-intl';
import { mentionsBank } from './rules/bank-details';
import type { Side } from './rules/conversations';

/** Returns a conversation's latest message in one line, with its author; one with bank details is not quoted. */
export const useLastWord = (side: Side) => {
  const { formatMessage } = useIntl();
  return ({ lastMessage: { body, from } }: Pick<Conversation, 'lastMessage'>): string => {
    const text = mentionsBank(body) ? formatMessage({ id: 'inbox.last.bank' }) : body;
    return from === side ? formatMessage({ id: 'inbox.last.mine' }, { text }) : text;
  };
};
