import styled from '@emotion/styled';
import type { Conversation, ShortlistedSupplier } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Button, color, Text } from '@posy/shared-ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { filters, passes, type Filter } from '#talk/rules/conversation-facts';
import type { Side } from '#talk/rules/conversations';
import { isBooked } from '#talk/use-shortlist';
import { ConversationList } from './conversation-list';
import { ListTools } from './list-tools';
import { useSearch, type Search } from './search/use-search';

export const Pane = styled.nav`
  overflow: auto;
  background: ${color.surface};
  border-inline-end: 1px solid ${color.line};
`;

const Said = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
  padding: 12px 16px;
`;

const NothingHere = ({ filter, isSearch, onAll }: { filter: Filter; isSearch: boolean; onAll: () => void }) => (
  <Said role="status">
    <Text size="small" tone="soft">
      <FormattedMessage id={isSearch ? 'inbox.search.nothing' : `inbox.filter.none.${filter}`} />
    </Text>
    <Button size="s" onPress={onAll}>
      <FormattedMessage id="inbox.filter.show-all" />
    </Button>
  </Said>
);

const SearchState = ({ isReading, isShort }: Search) =>
  isReading || isShort ? (
    <Said role="status">
      <Text size="small" tone="soft">
        <FormattedMessage id={isReading ? 'inbox.search.reading' : 'inbox.search.short'} />
      </Text>
    </Said>
  ) : null;

interface Props {
  conversations: readonly Identified<Conversation>[];
  side: Side;
  openId: string | null;
  shortlist: ReadonlyMap<string, ShortlistedSupplier>;
}

/** The conversations with what they can be sifted by. A search looks in all of them, whatever the filter says. */
export const ListPane = ({ conversations, side, openId, shortlist }: Props) => {
  const { formatMessage } = useIntl();
  const [filter, setFilter] = useState<Filter>('all');
  const [words, setWords] = useState('');
  const search = useSearch(conversations, side, words);
  const shows = (one: Filter) => (conversation: Conversation) =>
    passes(one, conversation, side, { isBooked: isBooked(shortlist, conversation.supplierId) });
  const counts = Object.fromEntries(filters.map((one) => [one, conversations.filter(shows(one)).length])) as Record<
    Filter,
    number
  >;
  const { hits } = search;
  const shown = conversations.filter(hits === null ? shows(filter) : ({ id }) => hits.has(id));
  const showAll = (): void => {
    setFilter('all');
    setWords('');
  };
  return (
    <Pane aria-label={formatMessage({ id: 'inbox.list.label' })}>
      <ListTools
        title={formatMessage({ id: side === 'couple' ? 'inbox.title' : 'inbox.title.supplier' })}
        {...{ filter, counts, words }}
        onFilter={setFilter}
        onWords={setWords}
      />
      <SearchState {...search} />
      {shown.length === 0 && !search.isReading ? (
        <NothingHere filter={filter} isSearch={hits !== null} onAll={showAll} />
      ) : (
        <ConversationList conversations={shown} {...{ side, openId, shortlist, hits }} />
      )}
    </Pane>
  );
};
