import styled from '@emotion/styled';
import { color, font, type Hue } from '@posy/shared-ui';
import type { CSSProperties } from 'react';
import { useIntl } from 'react-intl';
import type { Rim } from '../rules/household-rims';
import type { SeatingGuest, Table } from '../rules/seating-plan';
import { Seat } from './seat';

const Middle = styled.button`
  display: grid;
  place-content: center;
  gap: 0;
  padding: 4px;
  border: 1px solid ${color.line};
  background: ${color.surface};
  color: ${color.ink};
  line-height: 1.2;
  text-align: center;
  cursor: pointer;
  & > b {
    overflow: hidden;
    max-inline-size: 100%;
    font: 470 1.0625rem/1.15 ${font.display};
    letter-spacing: -0.01em;
    text-overflow: ellipsis;
  }
  & > span {
    color: ${color.inkFaint};
    font-size: 0.8125rem;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
  &:disabled {
    cursor: default;
  }
  [data-full] > & {
    border-color: transparent;
    background: ${color.bluebell.soft};
  }
  [data-full] > & > span {
    color: ${color.bluebell.deep};
  }
  [data-crowded] > & {
    border-color: ${color.danger};
    background: ${color.dangerWash};
  }
  [data-over] > & {
    border: 2px dashed ${color.stem};
    background: ${color.stemWash};
  }
`;

const Round = styled.li`
  position: relative;
  inline-size: 100%;
  max-inline-size: 240px;
  aspect-ratio: 1;
  justify-self: center;
  break-inside: avoid;
  & > button {
    position: absolute;
    inset: 23%;
    border-radius: 50%;
  }
  & > i {
    position: absolute;
    inset-inline-start: var(--x);
    inset-block-start: var(--y);
    margin: -15px;
    font-style: normal;
  }
`;

const Long = styled.li`
  display: grid;
  grid-column: 1 / -1;
  justify-items: center;
  gap: 6px;
  padding-block: 4px 10px;
  break-inside: avoid;
  & > button {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: center;
    gap: 2px 10px;
    inline-size: min(100%, 380px);
    padding: 8px 12px;
    border-radius: 14px;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 8px;
  }
`;

/** Returns a seat's position on the ring, counted from the top, in per cent of the table's square. */
const place = (index: number, count: number): CSSProperties => {
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
  const at = (turn: number): string => `${(50 + 39.5 * turn).toFixed(1)}%`;
  return { '--x': at(Math.cos(angle)), '--y': at(Math.sin(angle)) } as CSSProperties;
};

export interface TableViewProps {
  table: Table;
  guests: readonly SeatingGuest[];
  /** Number of free seats that a suggestion would fill. */
  suggested: number;
  late: ReadonlySet<string>;
  /** The colour of each household. */
  hues: ReadonlyMap<string, Hue>;
  /** The rim of each household's seats. */
  rims: ReadonlyMap<string, Rim>;
  onGuest: ((guestId: string, anchor: HTMLElement) => void) | null;
  onEdit: ((table: Table) => void) | null;
}

const useTableWords = ({ table, guests }: TableViewProps) => {
  const { formatMessage } = useIntl();
  const values = { taken: guests.length, seats: table.seats, name: table.name };
  const id =
    guests.length > table.seats ? 'crowded' : guests.length === table.seats ? ('full' as const) : ('taken' as const);
  const marks = [
    ...(table.stepFree ? [formatMessage({ id: 'seating.table.step-free' })] : []),
    ...(table.quiet ? [formatMessage({ id: 'seating.table.quiet' })] : []),
  ];
  return {
    count: formatMessage({ id: `seating.table.${id}` }, values),
    spoken: [formatMessage({ id: 'seating.table.spoken' }, values), ...marks].join(', '),
    marks,
    edit: formatMessage({ id: 'seating.table.edit' }, values),
    move: (guest: SeatingGuest) => formatMessage({ id: 'seating.move' }, { name: guest.name }),
  };
};

const TableMiddle = (props: TableViewProps) => {
  const { table, onEdit } = props;
  const words = useTableWords(props);
  return (
    <Middle type="button" aria-label={words.edit} disabled={onEdit === null} onClick={() => onEdit?.(table)}>
      <b>{table.name}</b>
      <span>{words.count}</span>
      {words.marks.map((mark) => (
        <span key={mark}>{mark}</span>
      ))}
    </Middle>
  );
};

const Seats = (props: TableViewProps & { index: number }) => {
  const { table, guests, suggested, late, hues, rims, onGuest, index } = props;
  const guest = guests[index];
  const label = useTableWords(props).move;
  return (
    <Seat
      guest={guest}
      hue={guest === undefined ? undefined : hues.get(guest.household)}
      rim={guest === undefined ? undefined : rims.get(guest.household)}
      isSuggested={index < guests.length + suggested && index < table.seats}
      isLate={guest !== undefined && late.has(guest.id)}
      onOpen={onGuest}
      label={guest === undefined ? '' : label(guest)}
    />
  );
};

/** A table drawn with its seats: round, or long with the seats in front. A guest dragged onto it is seated there. */
export const TableView = (props: TableViewProps) => {
  const { table, guests } = props;
  const { spoken } = useTableWords(props);
  const count = Math.max(table.seats, guests.length);
  const seats = Array.from({ length: count }, (_, index) => index);
  const marks = {
    'aria-label': spoken,
    'data-table': table.id,
    'data-full': guests.length === table.seats || undefined,
    'data-crowded': guests.length > table.seats || undefined,
  };
  if (table.shape === 'round' && count <= 14)
    return (
      <Round {...marks}>
        <TableMiddle {...props} />
        {seats.map((index) => (
          <i key={guests[index]?.id ?? `free-${index}`} style={place(index, count)}>
            <Seats {...props} index={index} />
          </i>
        ))}
      </Round>
    );
  return (
    <Long {...marks}>
      <div>
        {seats.map((index) => (
          <Seats key={guests[index]?.id ?? `free-${index}`} {...props} index={index} />
        ))}
      </div>
      <TableMiddle {...props} />
    </Long>
  );
};
