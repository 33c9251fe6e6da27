import styled from '@emotion/styled';
import { watchPrinting } from '@posy/remote-kit/files';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { answerNames, type ListNames, nameNeeds, partNames } from '../names/guest-names';
import type { GuestItem } from '../rules/guest-item';
import { answerTo, type ListedHousehold } from '../rules/guest-view';

const Paper = styled.table`
  display: none;
  inline-size: 100%;
  border-collapse: collapse;
  font-size: 0.8125rem;
  & th,
  & td {
    padding: 4px 8px;
    text-align: start;
    vertical-align: top;
    border-block-end: 1px solid #ccc;
  }
  & tbody {
    break-inside: avoid;
  }
  /* Short columns do not wrap; the column about food takes the remaining width. */
  & [data-column]:not([data-column='meal']) {
    white-space: nowrap;
  }
  & [data-column='meal'] {
    inline-size: 100%;
  }
  & [data-column='guest'] {
    max-inline-size: 70mm;
    white-space: normal;
  }
  & [data-alone] > td:first-of-type {
    font-weight: 600;
  }
  @media print {
    display: table;
  }
`;

interface Props {
  listed: readonly ListedHousehold[];
  names: ListNames;
  tables: ReadonlyMap<string, string>;
  eventId: string;
}

const columns = ['guest', 'answer', 'invited', 'meal', 'table'] as const;
type PrintColumn = (typeof columns)[number];

/** Returns the text of each column for a guest. */
const useCells = ({ names, tables, eventId }: Omit<Props, 'listed'>) => {
  const intl = useIntl();
  const cells: Readonly<Record<PrintColumn, (guest: GuestItem) => string>> = {
    guest: (guest) => names.guest(guest.id),
    answer: (guest) => intl.formatMessage({ id: answerNames[answerTo(guest, eventId)] }),
    invited: (guest) => intl.formatMessage({ id: partNames[guest.invitationType] }),
    meal: (guest) => [guest.meal, ...nameNeeds(intl, guest), guest.dietNotes].filter((text) => text !== '').join(', '),
    table: (guest) => (guest.table === null ? '' : (tables.get(guest.table) ?? '')),
  };
  return cells;
};

/** Returns the columns with content: empty ones would only take space. */
const filled = (listed: readonly ListedHousehold[], cells: ReturnType<typeof useCells>): PrintColumn[] =>
  columns.filter((column) => listed.some(({ guests }) => guests.some((guest) => cells[column](guest) !== '')));

interface PrintedPartProps {
  /** The household's name; null when its only guest has the same name. */
  name: string | null;
  guests: readonly GuestItem[];
  shown: readonly PrintColumn[];
  cells: ReturnType<typeof useCells>;
}

const HouseholdPart = ({ name, guests, shown, cells }: PrintedPartProps) => (
  <tbody>
    {name !== null && (
      <tr>
        <th colSpan={shown.length} scope="rowgroup">
          {name}
        </th>
      </tr>
    )}
    {guests.map((guest) => (
      <tr key={guest.id} data-alone={name === null || undefined}>
        {shown.map((column) => (
          <td key={column} data-column={column}>
            {cells[column](guest)}
          </td>
        ))}
      </tr>
    ))}
  </tbody>
);

const Listed = ({ listed, ...props }: Props) => {
  const cells = useCells(props);
  const shown = filled(listed, cells);
  const nameOf = ({ household, guests: [first, ...others] }: ListedHousehold): string | null => {
    const name = props.names.household(household);
    return others.length === 0 && first !== undefined && name === props.names.guest(first.id) ? null : name;
  };
  return (
    <Paper>
      <thead>
        <tr>
          {shown.map((column) => (
            <th key={column} scope="col" data-column={column}>
              <FormattedMessage id={`guests.column.${column}`} />
            </th>
          ))}
        </tr>
      </thead>
      {listed.map((one) => (
        <HouseholdPart key={one.household.id} name={nameOf(one)} guests={one.guests} {...{ shown, cells }} />
      ))}
    </Paper>
  );
};

/**
 * Every listed guest, for print. It renders only while the page is printed, because the screen renders only a part of
 * the list.
 */
export const PrintList = (props: Props) => {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => watchPrinting((now) => flushSync(() => setPrinting(now))), []);
  if (!isPrinting) return null;
  return <Listed {...props} />;
};
