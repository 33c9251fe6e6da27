import type { Conversation } from '@posy/shared-contracts/entities';
import { useIntl } from 'react-intl';
import { mentionsBank } from './rules/bank-details';
import type { Side } from './rules/conversations';

/** A conversation's last word in a line, and whose it is; of one that names a bank account only that it does. */
export const useLastWord = (side: Side) => {
  const { formatMessage } = useIntl();
  return ({ lastMessage: { body, from } }: Pick<Conversation, 'lastMessage'>): string => {
    const text = mentionsBank(body) ? formatMessage({ id: 'inbox.last.bank' }) : body;
    return from === side ? formatMessage({ id: 'inbox.last.mine' }, { text }) : text;
  };
};
