import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Conversation, ShortlistedSupplier } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Button, color, Link, Text } from '@posy/shared-ui';
import { memo, useDeferredValue, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ProfileSwitch } from '#talk/profiles/profile-switch';
import { filters, type ListFilter, passes } from '#talk/rules/conversation-facts';
import type { Side } from '#talk/rules/conversations';
import { useEnquiryFiles, useLabels } from '#talk/team/use-enquiry-files';
import { type TeamPerson, useOwnUid, useTeam } from '#talk/team/use-team';
import { isBooked } from '#talk/use-shortlist';
import { useOwnSupplier } from '#talk/use-templates';
import { ListTools } from './list-tools';
import { ConversationList } from './rows/conversation-list';
import { type ConversationSearch, searchedConversations, useSearch } from './search/use-search';
import { everything, passesSift, type Sift } from './sift/sift';
import { SiftChosen, SiftMenu } from './sift/sift-menu';

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

/** The reason why the list is empty: the first that applies. */
const reasonOf = ({ isSearch, isSifted, filter }: Omit<NothingProps, 'onAll'>) => {
  if (isSearch) return 'inbox.search.nothing';
  return isSifted ? 'inbox.sift.none' : (`inbox.filter.none.${filter}` as const);
};

interface NothingProps {
  filter: ListFilter;
  isSearch: boolean;
  /** True when labels or people are chosen. */
  isSifted: boolean;
  onAll: () => void;
}

const NothingHere = ({ onAll, ...why }: NothingProps) => (
  <Said role="status">
    <Text size="small" tone="soft">
      <FormattedMessage id={reasonOf(why)} />
    </Text>
    {why.isSifted && !why.isSearch ? null : (
      <Button size="s" onPress={onAll}>
        <FormattedMessage id="inbox.filter.show-all" />
      </Button>
    )}
  </Said>
);

const searchWords = ({ isReading, isShort, isLatestOnly }: ConversationSearch) => {
  if (isReading) return 'inbox.search.reading';
  if (isShort) return 'inbox.search.short';
  return isLatestOnly ? 'inbox.search.part' : null;
};

/** Says what of the conversations a search covers, where that is not all. */
const SearchState = (search: ConversationSearch) => {
  const id = searchWords(search);
  return id === null ? null : (
    <Said role="status">
      <Text size="small" tone="soft">
        <FormattedMessage id={id} values={{ count: searchedConversations }} />
      </Text>
    </Said>
  );
};

type ConversationsOfList = readonly Identified<Conversation>[];

/** Returns the conversations of each filter. */
const byKind = (
  listed: ConversationsOfList,
  side: Side,
  shortlist: Props['shortlist'],
): Record<ListFilter, ConversationsOfList> => {
  const shows = (one: ListFilter): ConversationsOfList =>
    listed.filter((each) => passes(one, each, side, { isBooked: isBooked(shortlist, each.supplierId) }));
  return Object.fromEntries(filters.map((one) => [one, shows(one)])) as Record<ListFilter, ConversationsOfList>;
};

const Older = styled.div`
  display: grid;
  padding: 12px;
`;

const nobody: readonly TeamPerson[] = [];

interface Props {
  conversations: ConversationsOfList;
  /** Including those of the reader's other profiles. */
  all: ConversationsOfList | null;
  side: Side;
  openId: string | null;
  shortlist: ReadonlyMap<string, ShortlistedSupplier>;
  /** True when there are more, which are still loading. */
  isPart: boolean;
  /** Shows older ones than those that are here; null when there are none. */
  onOlder: (() => void) | null;
}

/**
 * The list of conversations with its filters. A search covers all of them, whatever the filter. It renders again only
 * when its conversations change, not with each answer of the database.
 */
export const ListPane = memo(({ conversations, all, side, openId, shortlist, isPart, onOlder }: Props) => {
  const scroller = useRef<HTMLElement>(null);
  const { formatMessage } = useIntl();
  const { market } = useLocaleInfo();
  const [filter, setFilter] = useState<ListFilter>('all');
  const [words, setWords] = useState('');
  const [sift, setSift] = useState<Sift>(everything);
  const [ownUid, own] = [useOwnUid(), useOwnSupplier()];
  const [files, labels] = [useEnquiryFiles(own), useLabels(own)];
  const people = useTeam(own).data?.people ?? nobody;
  const sifted = useMemo(() => {
    const speakers = new Set(people.map(({ uid }) => uid));
    return conversations.filter(({ id }) => passesSift(sift, id, files, speakers));
  }, [conversations, files, people, sift]);
  // The field shows each letter at once; what it finds follows.
  const found = useSearch(conversations, side, useDeferredValue(words));
  const search = { ...found, isReading: found.isReading || (isPart && found.hits !== null) };
  const kinds = useMemo(() => byKind(sifted, side, shortlist), [sifted, side, shortlist]);
  const { hits } = search;
  const shown = hits === null ? kinds[filter] : conversations.filter(({ id }) => hits.has(id));
  const sifting = { sift, labels, people, ownUid, onSift: setSift };
  const older =
    onOlder === null ? null : (
      <Older>
        <Button kind="plain" onPress={onOlder}>
          <FormattedMessage id="inbox.list.older" />
        </Button>
      </Older>
    );
  const showAll = (): void => {
    setFilter('all');
    setWords('');
    setSift(everything);
  };
  return (
    <Pane ref={scroller} aria-label={formatMessage({ id: 'inbox.list.label' })}>
      <ListTools
        title={formatMessage({ id: side === 'couple' ? 'inbox.title' : 'inbox.title.supplier' })}
        {...{ filter, words }}
        counts={isPart ? null : kinds}
        onFilter={setFilter}
        onWords={setWords}
        more={side === 'supplier' ? <SiftMenu {...sifting} /> : null}
        chosen={side === 'supplier' ? <SiftChosen {...sifting} /> : null}
      >
        {side === 'supplier' ? (
          <ProfileSwitch all={all} />
        ) : (
          <Text as="p" size="small">
            <Link href={paths.inboxSuppliers(market.prefix)}>
              <FormattedMessage id="inbox.list.suppliers" />
            </Link>
          </Text>
        )}
      </ListTools>
      <SearchState {...search} />
      {shown.length === 0 && !isPart && !search.isReading ? (
        <>
          <NothingHere filter={filter} isSearch={hits !== null} isSifted={sift.by !== 'everything'} onAll={showAll} />
          {older}
        </>
      ) : (
        <ConversationList
          {...{ side, openId, shortlist, hits, files, labels, scroller }}
          conversations={shown}
          end={older}
        />
      )}
    </Pane>
  );
});
