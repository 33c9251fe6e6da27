import styled from '@emotion/styled';
import { Heading, VisuallyHidden } from '@posy/shared-ui';
import { SearchField } from '@posy/shared-ui/forms';
import { MenuButton } from '@posy/shared-ui/overlays';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { filters, type ListFilter } from '#talk/rules/conversation-facts';

const Head = styled.header`
  display: grid;
  gap: 12px;
  padding: 18px 16px 12px;
  & > div:first-of-type {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
  }
`;

interface Props {
  title: string;
  filter: ListFilter;
  /** The conversations of each filter; null until they are loaded. */
  counts: Readonly<Record<ListFilter, { length: number }>> | null;
  onFilter: (filter: ListFilter) => void;
  words: string;
  onWords: (words: string) => void;
  /** Further filters. */
  children?: ReactNode;
}

/** The list's title, its filter, and its search. */
export const ListTools = ({ title, filter, counts, onFilter, words, onWords, children }: Props) => {
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
      <div>
        <Heading level={1} size="h2">
          {title}
        </Heading>
        <MenuButton label={label} kind="plain" size="s" actions={actions}>
          <VisuallyHidden>{label} </VisuallyHidden>
          <FormattedMessage id={`inbox.filter.${filter}`} />
        </MenuButton>
      </div>
      {children}
      <SearchField
        label={formatMessage({ id: 'inbox.search.label' })}
        isLabelHidden
        placeholder={formatMessage({ id: 'inbox.search.label' })}
        clearLabel={formatMessage({ id: 'inbox.search.clear' })}
        value={words}
        onChange={onWords}
      />
    </Head>
  );
};
