import styled from '@emotion/styled';
import { Button, Card, color, FailedFeature, Inline, Loading, Section, Skeleton, Text } from '@posy/shared-ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ExportMenu } from './export-menu';
import { type Figures, measures, useFigures } from './use-figures';
import { WeekChart } from './week-chart';
import { WeeksTable } from './weeks-table';

const Charts = styled.div`
  display: grid;
  gap: 24px 20px;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  @media (min-width: 1000px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 0;
    & > figure {
      padding-inline: 20px;
      border-inline-start: 1px solid ${color.line};
    }
    & > figure:first-of-type {
      padding-inline-start: 0;
      border-inline-start: 0;
    }
    & > figure:last-of-type {
      padding-inline-end: 0;
    }
  }
`;

const Weeks = ({ supplierId, figures }: { supplierId: string; figures: Figures }) => {
  const { formatMessage } = useIntl();
  const [isTable, setTable] = useState(false);
  const { typical, category } = figures;
  return (
    <Card>
      <Section
        title={<FormattedMessage id="figures.title" />}
        size="h2"
        gap={4}
        action={
          <Inline gap={2}>
            <Button size="s" aria-pressed={isTable} onPress={() => setTable(!isTable)}>
              <FormattedMessage id="figures.as-table" />
            </Button>
            <ExportMenu supplierId={supplierId} figures={figures} />
          </Inline>
        }
      >
        <Text size="small" tone="soft">
          <FormattedMessage id="figures.lead" />{' '}
          {typical === null ? (
            <FormattedMessage id="figures.lead.too-few" />
          ) : (
            <FormattedMessage
              id="figures.lead.typical"
              values={{ count: typical.suppliers, kind: formatMessage({ id: `figures.kind.${category}` }) }}
            />
          )}
        </Text>
        {isTable ? (
          <WeeksTable figures={figures} />
        ) : (
          <Charts>
            {measures.map((measure) => (
              <WeekChart key={measure} measure={measure} figures={figures} />
            ))}
          </Charts>
        )}
      </Section>
    </Card>
  );
};

/** Twelve weeks of a supplier's figures, drawn or as a table. */
export const FiguresCard = ({ supplierId }: { supplierId: string }) => {
  const { formatMessage } = useIntl();
  const { data, isLoading, isFetching, refetch } = useFigures(supplierId);
  if (data !== undefined) return <Weeks supplierId={supplierId} figures={data} />;
  if (!isLoading)
    return (
      <Card>
        <FailedFeature
          level={2}
          title={formatMessage({ id: 'figures.unavailable' })}
          retryLabel={formatMessage({ id: 'inbox.retry' })}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        >
          <FormattedMessage id="figures.unavailable.text" />
        </FailedFeature>
      </Card>
    );
  return (
    <Loading label={formatMessage({ id: 'figures.loading' })}>
      <Skeleton height={260} />
    </Loading>
  );
};
