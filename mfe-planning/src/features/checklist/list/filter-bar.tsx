import styled from '@emotion/styled';
import { useSearchParams } from '@posy/remote-kit/router';
import { ChipGroup, ChipLink, media } from '@posy/shared-ui';
import { SearchField } from '@posy/shared-ui/forms';
import { FormattedMessage, useIntl } from 'react-intl';
import { shows, type Show } from '../../../domain/checklist/checklist-view';
import type { ChecklistAddress } from '../checklist-address';

const labels = {
  todo: 'planning.checklist.show.todo',
  done: 'planning.checklist.show.done',
  all: 'planning.checklist.show.all',
} as const satisfies Record<Show, string>;

const Bar = styled.div`
  display: grid;
  gap: 12px 16px;
  margin-block-end: 24px;
  ${media.tablet} {
    display: flex;
    align-items: center;
    justify-content: space-between;
    & > :first-of-type {
      flex: none;
    }
    & > :last-of-type {
      flex: 0 1 280px;
    }
  }
`;

interface Props {
  address: ChecklistAddress;
  counts: Record<Show, number>;
}

/** What the list shows: kept in the address, so that it can be shared and survives a reload. */
export const FilterBar = ({ address, counts }: Props) => {
  const intl = useIntl();
  const [, setParams] = useSearchParams();
  const search = (text: string): void =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (text === '') next.delete('text');
        else next.set('text', text);
        return next;
      },
      { replace: true },
    );
  return (
    <Bar>
      <ChipGroup label={intl.formatMessage({ id: 'planning.checklist.filter' })} canSlide>
        {shows.map((show) => (
          <ChipLink
            key={show}
            href={address.list({ show })}
            isChosen={show === address.show}
            count={intl.formatNumber(counts[show])}
          >
            <FormattedMessage id={labels[show]} />
          </ChipLink>
        ))}
      </ChipGroup>
      <SearchField
        label={intl.formatMessage({ id: 'planning.checklist.search' })}
        placeholder={intl.formatMessage({ id: 'planning.checklist.search' })}
        isLabelHidden
        clearLabel={intl.formatMessage({ id: 'planning.checklist.search-clear' })}
        value={address.text}
        onChange={search}
      />
    </Bar>
  );
};
