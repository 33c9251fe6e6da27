import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormattedMessage, useIntl } from 'react-intl';
import { watchPrinting } from '@posy/remote-kit/files';
import { answerTo, type ListedHousehold } from '../rules/guest-view';
import { answerNames, nameNeeds, partNames, type ListNames } from '../guest-names';

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

const HouseholdPart = ({ one, names, tables, eventId }: Omit<Props, 'listed'> & { one: ListedHousehold }) => {
  const intl = useIntl();
  return (
    <tbody>
      <tr>
        <th colSpan={5} scope="rowgroup">
          {names.household(one.household)}
        </th>
      </tr>
      {one.guests.map((guest) => (
        <tr key={guest.id}>
          <td>{names.guest(guest.id)}</td>
          <td>{intl.formatMessage({ id: answerNames[answerTo(guest, eventId)] })}</td>
          <td>{intl.formatMessage({ id: partNames[guest.invitationType] })}</td>
          <td>{[guest.meal, ...nameNeeds(intl, guest), guest.dietNotes].filter((text) => text !== '').join(', ')}</td>
          <td>{guest.table === null ? '' : (tables.get(guest.table) ?? '')}</td>
        </tr>
      ))}
    </tbody>
  );
};

const columns = ['guest', 'answer', 'invited', 'meal', 'table'] as const;

/** Everybody who is listed, on paper: made only while the page is printed, because the screen draws a part of the list. */
export const PrintList = (props: Props) => {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => watchPrinting((now) => flushSync(() => setPrinting(now))), []);
  if (!isPrinting) return null;
  return (
    <Paper>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              <FormattedMessage id={`guests.column.${column}`} />
            </th>
          ))}
        </tr>
      </thead>
      {props.listed.map((one) => (
        <HouseholdPart key={one.household.id} one={one} {...props} />
      ))}
    </Paper>
  );
};
