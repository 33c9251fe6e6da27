import styled from '@emotion/styled';
import type { PageFigures, PageNumber } from '@posy/shared-contracts/entities';
import { Card, color, Section, Table, TableScroll, Text } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { useNumber } from './use-number';

const shownNumbers = ['lcp', 'inp', 'cls', 'load'] as const satisfies readonly PageNumber[];

const Version = styled.code`
  display: block;
  font-family: ui-monospace, Menlo, monospace;
  font-size: 0.8125rem;
  color: ${color.inkFaint};
  overflow-wrap: anywhere;
`;

/** A row: what it is of, in a line or two, and its figures. */
export interface FigureRow extends PageFigures {
  name: string;
  /** Stands below the name: a version, or the remote of a screen. */
  of: string;
}

const NumberCell = ({ name, numbers }: { name: PageNumber; numbers: PageFigures['numbers'] }) => {
  const { formatMessage, formatNumber } = useIntl();
  const words = useNumber();
  const spread = numbers[name];
  if (spread === undefined) return <td data-end>–</td>;
  return (
    <td data-end>
      {words(name, spread.p75)}
      <Text size="small" tone="soft">
        {formatMessage({ id: 'figures.good' }, { share: formatNumber(spread.good, { style: 'percent' }) })}
      </Text>
    </td>
  );
};

interface Props {
  title: string;
  /** Of the first column. */
  column: string;
  rows: readonly FigureRow[];
}

/** The figures of remotes or screens, the most opened first. */
export const FigureTable = ({ title, column, rows }: Props) => {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <Section title={title} level={3}>
      <Card isFlush>
        <TableScroll>
          <Table aria-label={title}>
            <thead>
              <tr>
                <th scope="col">{column}</th>
                {(['views', 'errors', ...shownNumbers] as const).map((one) => (
                  <th key={one} scope="col" data-end>
                    {formatMessage({ id: `figures.column.${one}` })}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, of, views, errors, numbers }) => (
                <tr key={`${name} ${of}`} data-hue={errors > 0 ? 'apricot' : undefined}>
                  <th scope="row">
                    {name}
                    <Version>{of}</Version>
                  </th>
                  <td data-end>{formatNumber(views)}</td>
                  <td data-end>{formatNumber(errors)}</td>
                  {shownNumbers.map((one) => (
                    <NumberCell key={one} name={one} numbers={numbers} />
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </TableScroll>
      </Card>
    </Section>
  );
};
