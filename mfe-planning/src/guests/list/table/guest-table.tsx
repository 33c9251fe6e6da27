import styled from '@emotion/styled';
import { VisuallyHidden } from '@posy/shared-ui';
import { type KeyboardEvent, type PointerEvent, useCallback, useMemo, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { EditMode } from '#guests/edit/use-edit-mode';
import type { ListNames } from '#guests/names/guest-names';
import type { GuestCommands } from '#guests/queries/use-guest-commands';
import type { ListedHousehold } from '#guests/rules/guest-view';
import { GuestRow } from './guest-row';
import { HouseholdRow } from './household-row';
import type { ListLine } from './list-lines';
import { SelectBox } from './select-box';
import { Frame, HeadLine, WideCell } from './table-styles';
import { useWindowLines } from './use-window-lines';

const Lines = styled.div`
  position: relative;
`;

const Place = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-start: 0;
`;

interface Props {
  lines: readonly ListLine[];
  names: ListNames;
  tables: ReadonlyMap<string, string>;
  eventId: string;
  openId: string | null;
  hrefOf: (guestId: string) => string;
  edit: EditMode;
  /** Null for read-only members. */
  commands: GuestCommands | null;
}

const HeadRow = ({ edit, ids }: Pick<Props, 'edit'> & { ids: readonly string[] }) => {
  const { formatMessage } = useIntl();
  const chosen = ids.filter((id) => edit.ids.has(id)).length;
  return (
    <HeadLine role="row" aria-rowindex={1}>
      {edit.isOn ? (
        <div role="columnheader">
          <SelectBox
            id="choose-all"
            label={formatMessage({ id: 'guests.edit.choose-all' }, { count: ids.length })}
            isChecked={ids.length > 0 && chosen === ids.length}
            isIndeterminate={chosen > 0 && chosen < ids.length}
            onChange={(isChosen) => edit.chooseAll(ids, isChosen)}
          />
        </div>
      ) : null}
      <div role="columnheader">
        <FormattedMessage id="guests.column.guest" />
      </div>
      <div role="columnheader">
        <FormattedMessage id="guests.column.answer" />
      </div>
      <WideCell role="columnheader">
        <FormattedMessage id="guests.column.invited" />
      </WideCell>
      <WideCell role="columnheader">
        <FormattedMessage id="guests.column.meal" />
      </WideCell>
      <WideCell role="columnheader" data-last="">
        <FormattedMessage id="guests.column.table" />
      </WideCell>
      <WideCell role="columnheader">
        <VisuallyHidden as="span">
          <FormattedMessage id="guests.column.actions" />
        </VisuallyHidden>
      </WideCell>
    </HeadLine>
  );
};

/**
 * Remembers whether Shift is held during a selection by pointer or keyboard: a label passes its click on without it.
 */
const useShift = () => {
  const isHeld = useRef(false);
  const notice = useCallback((event: KeyboardEvent | PointerEvent): void => {
    isHeld.current = event.shiftKey;
  }, []);
  return { isHeld, listeners: { onPointerDown: notice, onKeyDown: notice, onKeyUp: notice } };
};

const chosenOf = ({ guests }: ListedHousehold, edit: EditMode): number | null =>
  edit.isOn ? guests.filter(({ id }) => edit.ids.has(id)).length : null;

/** The listed guests by household. Only the lines near the window are rendered, however long the list is. */
export const GuestTable = ({ lines, names, tables, eventId, openId, hrefOf, edit, commands }: Props) => {
  const { formatMessage } = useIntl();
  const { list, virtualizer, onFocus } = useWindowLines(lines);
  const shift = useShift();
  const listed = useMemo(() => lines.flatMap((line) => (line.kind === 'guest' ? [line.guest.id] : [])), [lines]);
  const { choose, chooseRange } = edit;
  const onChoose = useCallback(
    (guestId: string, isChosen: boolean): void => {
      if (shift.isHeld.current) chooseRange(listed, guestId, isChosen);
      else choose(guestId, isChosen);
    },
    [choose, chooseRange, listed, shift.isHeld],
  );
  const columns = edit.isOn ? 7 : 6;
  const lineOf = (line: ListLine, index: number) =>
    line.kind === 'household' ? (
      <HouseholdRow
        listed={line.listed}
        name={names.household(line.listed.household)}
        rowIndex={index + 2}
        columns={columns}
        chosen={chosenOf(line.listed, edit)}
        onChooseAll={edit.chooseAll}
      />
    ) : (
      <GuestRow
        guest={line.guest}
        household={line.listed.household}
        name={names.guest(line.guest.id)}
        table={line.guest.table === null ? null : (tables.get(line.guest.table) ?? null)}
        href={hrefOf(line.guest.id)}
        isOpen={openId === line.guest.id}
        eventId={eventId}
        rowIndex={index + 2}
        isChosen={edit.isOn ? edit.ids.has(line.guest.id) : null}
        onChoose={onChoose}
        commands={edit.isOn ? null : commands}
      />
    );
  return (
    <Frame
      role="table"
      aria-label={formatMessage({ id: 'guests.title' })}
      aria-rowcount={lines.length + 1}
      aria-colcount={columns}
      data-editing={edit.isOn ? '' : undefined}
      {...shift.listeners}
    >
      <div role="rowgroup">
        <HeadRow edit={edit} ids={listed} />
      </div>
      <Lines ref={list} role="rowgroup" style={{ blockSize: virtualizer.getTotalSize() }} onFocus={onFocus}>
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const line = lines[index];
          if (line === undefined) return null;
          const offset = start - virtualizer.options.scrollMargin;
          return (
            <Place
              key={key}
              role="presentation"
              ref={virtualizer.measureElement}
              data-index={index}
              style={{ transform: `translateY(${offset}px)` }}
            >
              {lineOf(line, index)}
            </Place>
          );
        })}
      </Lines>
    </Frame>
  );
};
