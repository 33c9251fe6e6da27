import { useLocaleInfo } from '@posy/remote-kit';
import { Table, TableScroll } from '@posy/shared-ui';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { shortDate } from '#talk/rules/when';
import { type Figures, measures } from './use-figures';

/** The same numbers as a table, the newest week first. */
export const WeeksTable = ({ figures: { weeks, typical } }: { figures: Figures }) => {
  const { locale } = useLocaleInfo();
  const { formatMessage } = useIntl();
  return (
    <TableScroll tabIndex={0} role="region" aria-label={formatMessage({ id: 'figures.title' })}>
      <Table>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="figures.week" />
            </th>
            {measures.map((measure) => (
              <th key={measure} scope="col" data-end>
                <FormattedMessage id={`figures.${measure}`} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map((week) => (
            <tr key={week.monday}>
              <th scope="row">{shortDate(week.monday, locale)}</th>
              {measures.map((measure) => (
                <td key={measure} data-end>
                  <FormattedNumber value={week[measure]} />
                </td>
              ))}
            </tr>
          ))}
          {typical === null ? null : (
            <tr>
              <th scope="row">
                <FormattedMessage id="figures.typical.row" />
              </th>
              {measures.map((measure) => (
                <td key={measure} data-end>
                  <FormattedNumber value={typical[measure]} />
                </td>
              ))}
            </tr>
          )}
        </tbody>
      </Table>
    </TableScroll>
  );
};
