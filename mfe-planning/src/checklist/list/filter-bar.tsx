import styled from '@emotion/styled';
import { useSearchParams } from '@posy/remote-kit/router';
import { Chip, ChipGroup, ChipLink, media } from '@posy/shared-ui';
import { SearchField } from '@posy/shared-ui/forms';
import { SlidersHorizontalIcon } from '@posy/shared-ui/icons';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ChecklistAddress } from '../address/checklist-address';
import { memberName } from '../address/member-name';
import type { ChecklistMember } from '../address/members';
import { type ChecklistShow, shows } from '../rules/checklist-view';
import { MoreFilters } from './more-filters';

const labels = {
  todo: 'planning.checklist.show.todo',
  done: 'planning.checklist.show.done',
  all: 'planning.checklist.show.all',
  later: 'planning.checklist.show.later',
  'not-for-us': 'planning.checklist.show.not-for-us',
} as const satisfies Record<ChecklistShow, string>;

const Bar = styled.div`
  display: grid;
  gap: 12px;
  margin-block-end: 24px;
  @media print {
    display: none;
  }
`;

/** On a wide screen the choices scroll in one line, so that an open drawer does not wrap them. */
const Choices = styled.div`
  min-inline-size: 0;
  ${media.desk} {
    overflow-x: auto;
    scrollbar-width: none;
    margin: -4px;
    padding: 4px;
    & > * {
      flex-wrap: nowrap;
      inline-size: max-content;
    }
  }
`;

/** On a phone the search and a button for the other filters share one line, to leave room for the tasks. */
const Fields = styled.div`
  display: grid;
  gap: 12px;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    & > [aria-expanded] {
      display: none;
    }
  }
`;

const More = styled.div`
  display: none;
  gap: 12px;
  grid-template-columns: 1fr 1fr;
  grid-column: 1 / -1;
  &[data-open] {
    display: grid;
  }
  ${media.tablet} {
    display: grid;
    grid-column: auto;
  }
`;

interface Props {
  address: ChecklistAddress;
  counts: { show: Record<ChecklistShow, number>; forPerson: Record<string, number> };
  members: readonly ChecklistMember[];
  /** Categories that occur in the checklist. */
  categories: ReadonlySet<string>;
}

const PersonChips = ({ address, counts, members }: Props) => {
  const intl = useIntl();
  const found = members.filter(({ uid }) => (counts.forPerson[uid] ?? 0) > 0 || address.assignee === uid);
  return found.map((member) => (
    <ChipLink
      key={member.uid}
      href={address.list({ show: 'todo', assignee: address.assignee === member.uid ? null : member.uid })}
      isChosen={address.assignee === member.uid}
      count={intl.formatNumber(counts.forPerson[member.uid] ?? 0)}
    >
      {member.isMe ? (
        <FormattedMessage id="planning.checklist.show.mine" />
      ) : (
        <FormattedMessage id="planning.checklist.show.theirs" values={{ name: memberName(intl, member) }} />
      )}
    </ChipLink>
  ));
};

const ShowChip = ({ show, address, counts }: Props & { show: ChecklistShow }) => {
  const intl = useIntl();
  return (
    <ChipLink
      href={address.list({ show, assignee: null })}
      isChosen={show === address.show && address.assignee === null}
      count={intl.formatNumber(counts.show[show])}
    >
      <FormattedMessage id={labels[show]} />
    </ChipLink>
  );
};

/** The list's filters. The address stores them, so that they can be shared and survive a reload. */
export const FilterBar = (props: Props) => {
  const { address, counts } = props;
  const intl = useIntl();
  const [, setParams] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const moreId = useId();
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
  const chosen = [address.period, address.category].filter((choice) => choice !== null).length;
  const always: readonly ChecklistShow[] = ['todo', 'done', 'all'];
  const offered = shows.filter((show) => always.includes(show) || counts.show[show] > 0 || address.show === show);
  return (
    <Bar>
      <Choices>
        <ChipGroup label={intl.formatMessage({ id: 'planning.checklist.filter' })} canSlide>
          <ShowChip {...props} show="todo" />
          <PersonChips {...props} />
          {offered.slice(1).map((show) => (
            <ShowChip key={show} {...props} show={show} />
          ))}
        </ChipGroup>
      </Choices>
      <Fields>
        <SearchField
          label={intl.formatMessage({ id: 'planning.checklist.search' })}
          placeholder={intl.formatMessage({ id: 'planning.checklist.search' })}
          isLabelHidden
          clearLabel={intl.formatMessage({ id: 'planning.checklist.search-clear' })}
          value={address.text}
          onChange={search}
        />
        <Chip
          aria-expanded={isOpen}
          aria-controls={moreId}
          icon={<SlidersHorizontalIcon size="s" />}
          count={chosen === 0 ? undefined : intl.formatNumber(chosen)}
          onPress={() => setOpen(!isOpen)}
        >
          <FormattedMessage id="planning.checklist.filter.more" />
        </Chip>
        <More id={moreId} data-open={isOpen || undefined}>
          <MoreFilters address={address} categories={props.categories} />
        </More>
      </Fields>
    </Bar>
  );
};
