import { Avatar, NavLink, Tag } from '@posy/shared-ui';
import { memo, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { answerHues, answerNames, nameNeeds, partNames } from '#guests/names/guest-names';
import { guestsQuery } from '#guests/queries/guest-queries';
import type { GuestCommands } from '#guests/queries/use-guest-commands';
import type { GuestItem } from '#guests/rules/guest-item';
import { answerTo } from '#guests/rules/guest-view';
import type { Household } from '#guests/rules/households';
import { WaitingMark } from '#plan/frame/waiting-mark';
import { guestNote } from './guest-note';
import { RowMenu } from './row-menu';
import { SelectBox } from './select-box';
import { Above, GuestLine, Who, WideCell } from './table-styles';

interface Props {
  guest: GuestItem;
  household: Household;
  name: string;
  /** The table's name; null for a guest without a seat. */
  table: string | null;
  /** Address of the guest's drawer. */
  href: string;
  isOpen: boolean;
  /** Id of the event whose answer is shown. */
  eventId: string;
  /** Number of the line in the whole list, from 1. */
  rowIndex: number;
  /** Null outside the edit mode. */
  isChosen: boolean | null;
  onChoose: (guestId: string, isChosen: boolean) => void;
  /** Null for read-only members. */
  commands: GuestCommands | null;
}

const Meal = ({ guest }: { guest: GuestItem }) => {
  const intl = useIntl();
  const needs = nameNeeds(intl, guest);
  const note = guest.dietNotes.trim();
  if (guest.meal === '' && needs.length === 0 && note === '')
    return (
      <WideCell role="cell" data-faint="">
        <FormattedMessage id="guests.meal.none" />
      </WideCell>
    );
  return (
    <WideCell role="cell">
      {guest.meal}
      {guest.meal !== '' && needs.length > 0 ? ', ' : null}
      <b>{needs.length > 0 ? intl.formatList(needs, { type: 'unit' }) : guest.meal === '' ? note : null}</b>
    </WideCell>
  );
};

const Name = ({ guest, household, name, href, isOpen, isChosen }: Omit<Props, 'commands' | 'onChoose'>): ReactNode => {
  const note = guestNote(useIntl(), guest, household);
  return (
    <Who role="rowheader">
      <Avatar size="s" name={name} id={guest.id} isDecorative />
      <div>
        {isChosen === null ? (
          <NavLink href={href} isCurrent={isOpen}>
            {name}
          </NavLink>
        ) : (
          <label htmlFor={`choose-${guest.id}`}>{name}</label>
        )}
        <small>
          {note} <WaitingMark list={guestsQuery} id={guest.id} />
        </small>
      </div>
    </Who>
  );
};

const Row = (props: Props) => {
  const { guest, household, name, table, eventId, rowIndex, isOpen, isChosen, onChoose, commands } = props;
  const answer = answerTo(guest, eventId);
  return (
    <GuestLine
      role="row"
      aria-rowindex={rowIndex}
      aria-selected={isChosen ?? undefined}
      data-hue="bluebell"
      data-guest={guest.id}
      data-chosen={isChosen === true ? '' : undefined}
      data-open={isOpen ? '' : undefined}
      data-alone={household.members.length === 1 ? '' : undefined}
    >
      {isChosen === null ? null : (
        <Above role="cell">
          <SelectBox
            id={`choose-${guest.id}`}
            isChecked={isChosen}
            onChange={(checked) => onChoose(guest.id, checked)}
          />
        </Above>
      )}
      <Name {...props} />
      <div role="cell">
        <Tag hue={answerHues[answer]}>
          <FormattedMessage id={answerNames[answer]} />
        </Tag>
      </div>
      <WideCell role="cell">
        <FormattedMessage id={partNames[guest.invitationType]} />
      </WideCell>
      <Meal guest={guest} />
      <WideCell role="cell" data-last="" data-faint={table === null ? '' : undefined}>
        {table ?? <FormattedMessage id="guests.table.none" />}
      </WideCell>
      <WideCell role="cell">
        {commands === null ? null : (
          <Above>
            <RowMenu guest={guest} household={household} name={name} eventId={eventId} commands={commands} />
          </Above>
        )}
      </WideCell>
    </GuestLine>
  );
};

/** A guest in the list. It renders again only when the guest changes. */
export const GuestRow = memo(Row);
