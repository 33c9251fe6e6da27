import { useHost } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import { measureConstants } from '@posy/shared-contracts/constants';
import type { PageNumber } from '@posy/shared-contracts/entities';
import { Chip, ChipGroup, FailedFeature, Grid, Loading, Section, Skeleton, Stack, Text } from '@posy/shared-ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { LazySpot } from '#host/lazy-art';
import { DayChart } from './day-chart';
import { FigureTable } from './figure-table';
import { type FigureSpan, figuresQuery, type PagesFound } from './figures-queries';
import { useNumber } from './use-number';

const Charts = ({ days }: Pick<PagesFound, 'days'>) => {
  const { formatMessage, formatNumber } = useIntl();
  const words = useNumber();
  const ofNumber = (name: PageNumber) => days.map(({ day, numbers }) => ({ day, value: numbers[name]?.p75 ?? null }));
  return (
    <Grid min={280} gap={4}>
      <DayChart
        title={formatMessage({ id: 'figures.chart.views' })}
        days={days.map(({ day, views }) => ({ day, value: views }))}
        words={(value) => formatNumber(value)}
        hue="bluebell"
      />
      <DayChart
        title={formatMessage({ id: 'figures.chart.errors' })}
        days={days.map(({ day, errors }) => ({ day, value: errors }))}
        words={(value) => formatNumber(value)}
        hue="apricot"
      />
      {(['lcp', 'inp'] as const).map((name) => (
        <DayChart
          key={name}
          title={formatMessage({ id: `figures.chart.${name}` })}
          days={ofNumber(name)}
          words={(value) => words(name, value)}
          hue="fern"
        />
      ))}
    </Grid>
  );
};

const Found = ({ remotes, screens, days }: PagesFound) => {
  const { formatMessage } = useIntl();
  if (remotes.length === 0) return <Text tone="soft">{formatMessage({ id: 'figures.none' })}</Text>;
  return (
    <Stack gap={6}>
      <Charts days={days} />
      <FigureTable
        title={formatMessage({ id: 'figures.remotes' })}
        column={formatMessage({ id: 'figures.column.remote' })}
        rows={remotes.map(({ remote, version, ...figures }) => ({ ...figures, name: remote, of: version }))}
      />
      <FigureTable
        title={formatMessage({ id: 'figures.screens' })}
        column={formatMessage({ id: 'figures.column.screen' })}
        rows={screens.map(({ screen, remote, ...figures }) => ({ ...figures, name: screen, of: remote }))}
      />
    </Stack>
  );
};

/** An operator's view of how the pages of this installation do: their speed, their use and their errors. */
export const PageFiguresSection = () => {
  const { formatMessage } = useIntl();
  const { api, remote } = useHost();
  const [span, setSpan] = useState<FigureSpan>(measureConstants.spans[1]);
  const { data, error, isFetching, refetch } = useQuery({ ...figuresQuery(api, span), throwOnError: false });
  return (
    <Section title={formatMessage({ id: 'figures.title' })}>
      <Stack gap={4}>
        <Text tone="soft">{formatMessage({ id: 'figures.lead' })}</Text>
        <ChipGroup label={formatMessage({ id: 'figures.span.label' })}>
          {measureConstants.spans.map((days) => (
            <Chip key={days} isChosen={days === span} onPress={() => setSpan(days)}>
              {formatMessage({ id: 'figures.span' }, { days })}
            </Chip>
          ))}
        </ChipGroup>
        {data === undefined && error !== null ? (
          <FailedFeature
            picture={<LazySpot kind="failed" />}
            level={3}
            title={formatMessage({ id: 'figures.failed.title' })}
            retryLabel={formatMessage({ id: 'figures.failed.retry' })}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
            detail={`${remote.name} ${remote.version}`}
          >
            {formatMessage({ id: 'figures.failed.text' })}
          </FailedFeature>
        ) : data === undefined ? (
          <Loading label={formatMessage({ id: 'figures.loading' })}>
            <Skeleton height={320} />
          </Loading>
        ) : (
          <Found {...data} />
        )}
      </Stack>
    </Section>
  );
};
