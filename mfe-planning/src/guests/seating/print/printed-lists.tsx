import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { FormattedMessage } from 'react-intl';
import type { Seating } from '../queries/use-seating';

const OnPaper = styled.div`
  display: none;
  @media print {
    display: block;
  }
  /* The sections follow each other: a sheet begins when the last one is full. */
  & > section {
    margin-block-start: 10mm;
  }
  & h2 {
    break-after: avoid;
    margin-block-end: 4mm;
    font-size: 14pt;
  }
  & ul {
    columns: 2;
    column-gap: 10mm;
  }
  & ul > li {
    break-inside: avoid;
    padding-block: 1mm;
  }
  & ul > li > span {
    float: inline-end;
  }
  & [data-table-list] > li {
    margin-block-end: 4mm;
  }
`;

/** The lists printed after the room: the guests at each table, and each name with its table. */
export const PrintedLists = ({ seating }: { seating: Seating }) => {
  const { locale } = useLocaleInfo();
  const { compare } = new Intl.Collator(locale);
  const tableName = new Map(seating.tables.map(({ id, name }) => [id, name]));
  const byName = [...seating.plan.guests].sort((a, b) => compare(a.name, b.name));
  return (
    <OnPaper data-testid="printed-lists">
      <section>
        <h2>
          <FormattedMessage id="seating.print.by-table" />
        </h2>
        <ul data-table-list="">
          {seating.tables.map(({ id, name, seats }) => {
            const guests = seating.seated.get(id) ?? [];
            return (
              <li key={id}>
                <b>{name}</b> <FormattedMessage id="seating.table.taken" values={{ taken: guests.length, seats }} />
                {guests.map((guest) => (
                  <div key={guest.id}>{guest.name}</div>
                ))}
              </li>
            );
          })}
        </ul>
      </section>
      <section>
        <h2>
          <FormattedMessage id="seating.print.by-name" />
        </h2>
        <ul>
          {byName.map(({ id, name, table }) => (
            <li key={id}>
              {name}
              <span>{tableName.get(table ?? '') ?? <FormattedMessage id="seating.print.no-table" />}</span>
            </li>
          ))}
        </ul>
      </section>
    </OnPaper>
  );
};
