import styled from '@emotion/styled';
import { Grow, Heading, VisuallyHidden } from '@posy/shared-ui';
import { SearchField } from '@posy/shared-ui/forms';
import { MenuButton } from '@posy/shared-ui/overlays';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { filters, type ListFilter } from '#talk/rules/conversation-facts';

const Head = styled.header`
  display: grid;
  gap: 12px;
  padding: 18px 16px 12px;
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
`;

interface Props {
  title: string;
  filter: ListFilter;
  /** The conversations of each filter; null until they are loaded. */
  counts: Readonly<Record<ListFilter, { length: number }>> | null;
  onFilter: (filter: ListFilter) => void;
  words: string;
  onWords: (words: string) => void;
  /** Below the title. */
  children?: ReactNode;
  /** Further filters, beside the search. */
  more?: ReactNode;
  /** The chosen ones of them, below the search. */
  chosen?: ReactNode;
}

/** The list's title, its filter, and its search. */
export const ListTools = ({ title, filter, counts, onFilter, words, onWords, children, more, chosen }: Props) => {
  const { formatMessage, formatNumber } = useIntl();
  const label = formatMessage({ id: 'inbox.filter.label' });
  const counted = (name: string, count: number): string =>
    formatMessage({ id: 'inbox.filter.counted' }, { name, count: formatNumber(count) });
  const nameOf = (one: ListFilter): string => formatMessage({ id: `inbox.filter.${one}` });
  const actions = filters.map((one) => ({
    id: one,
    label: counts === null ? nameOf(one) : counted(nameOf(one), counts[one].length),
    isChosen: one === filter,
    startsGroup: one === 'archived',
    onSelect: () => onFilter(one),
  }));
  return (
    <Head>
      <Line>
        <Heading level={1} size="h2">
          {title}
        </Heading>
        <MenuButton label={label} kind="plain" size="s" actions={actions}>
          <VisuallyHidden>{label} </VisuallyHidden>
          <FormattedMessage id={`inbox.filter.${filter}`} />
        </MenuButton>
      </Line>
      {children}
      <Line>
        <Grow>
          <SearchField
            label={formatMessage({ id: 'inbox.search.label' })}
            isLabelHidden
            placeholder={formatMessage({ id: 'inbox.search.label' })}
            clearLabel={formatMessage({ id: 'inbox.search.clear' })}
            value={words}
            onChange={onWords}
          />
        </Grow>
        {more}
      </Line>
      {chosen}
    </Head>
  );
};
