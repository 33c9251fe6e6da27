import type { EndpointOutput } from '@posy/shared-contracts/endpoints';
import { policyNumbers } from '@posy/shared-contracts/entities';
import { Card, Heading, Stack, Table, TableScroll, Text } from '@posy/shared-ui';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';

type Year = EndpointOutput<'reviewFigures'>['years'][number];

const sum = ({ good, others }: Year['published']): number => good + others;

/** The words of a rule, as the table has them. */
const useRule = () => {
  const { formatMessage } = useIntl();
  return (policy: number): string => {
    const rule = policyNumbers.find((one) => one === policy);
    if (rule === undefined) return formatMessage({ id: 'policy.rule.none' });
    return formatMessage({ id: 'policy.rule' }, { rule, title: formatMessage({ id: `policy.rule.${rule}.title` }) });
  };
};

const Line = ({ name, counts, isHead = false }: { name: string; counts: Year['published']; isHead?: boolean }) => (
  <tr>
    <th scope="row">{isHead ? <strong>{name}</strong> : name}</th>
    <td data-end>
      <FormattedNumber value={counts.good} />
    </td>
    <td data-end>
      <FormattedNumber value={counts.others} />
    </td>
  </tr>
);

const YearTable = ({ year: { year, published, refused, rules } }: { year: Year }) => {
  const { formatMessage } = useIntl();
  const ruleOf = useRule();
  const title = formatMessage(
    { id: 'policy.figures.year' },
    { year, published: sum(published), refused: sum(refused) },
  );
  return (
    <Stack gap={3}>
      <Heading level={3} size="title">
        {title}
      </Heading>
      <Card isFlush>
        <TableScroll>
          <Table aria-label={title}>
            <thead>
              <tr>
                <th scope="col">{formatMessage({ id: 'policy.figures.why' })}</th>
                <th scope="col" data-end>
                  {formatMessage({ id: 'policy.figures.good' })}
                </th>
                <th scope="col" data-end>
                  {formatMessage({ id: 'policy.figures.others' })}
                </th>
              </tr>
            </thead>
            <tbody>
              <Line name={formatMessage({ id: 'policy.figures.published' })} counts={published} isHead />
              <Line name={formatMessage({ id: 'policy.figures.refused' })} counts={refused} isHead />
              {rules.map(({ policy, ...counts }) => (
                <Line key={policy} name={ruleOf(policy)} counts={counts} />
              ))}
            </tbody>
          </Table>
        </TableScroll>
      </Card>
    </Stack>
  );
};

/** The yearly tables: good reviews and others beside each other, so that everybody sees that the rules are the same. */
export const Figures = ({ years }: { years: readonly Year[] }) => {
  const first = years.at(-1)?.year;
  if (first === undefined)
    return (
      <Text tone="soft">
        <FormattedMessage id="policy.figures.none" />
      </Text>
    );
  return (
    <Stack gap={6}>
      <Text tone="soft">
        <FormattedMessage id="policy.figures.lead" values={{ year: String(first) }} />
      </Text>
      {years.map((year) => (
        <YearTable key={year.year} year={year} />
      ))}
    </Stack>
  );
};
