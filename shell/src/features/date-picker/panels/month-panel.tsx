import { seasons } from '@posy/shared-contracts/entities';
import { Stack, Text } from '@posy/shared-ui';
import { OptionGrid } from '@posy/shared-ui/forms';
import { useIntl } from 'react-intl';
import { LazyBloom } from '#host/lazy-art';
import { monthName } from '../dates/date-words';
import { isMonthOver, isPopularMonth, isSeasonOver } from '../dates/offered-dates';
import { invalidProps, PanelFault, type PanelProps, UndecidedBox } from './picker-panel';
import { PopularKey } from './popular-key';

const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** A season's colour, with its first and last month. */
const looks = {
  spring: { hue: 'peony', tone: '#e54377', kind: 'tulip', from: 3, to: 5 },
  summer: { hue: 'primrose', tone: '#f4c947', kind: 'daisy', from: 6, to: 8 },
  autumn: { hue: 'apricot', tone: '#fa934e', kind: 'ranunculus', from: 9, to: 11 },
  winter: { hue: 'bluebell', tone: '#6475de', kind: 'cosmos', from: 12, to: 2 },
} as const;

const Seasons = ({ date, today, change }: PanelProps) => {
  const intl = useIntl();
  return (
    <Stack gap={2}>
      <Text size="small" tone="faint">
        {intl.formatMessage({ id: 'shell.picker.orSeason' })}
      </Text>
      <OptionGrid
        label={intl.formatMessage({ id: 'shell.picker.season' })}
        look="wash"
        value={date.season ?? ''}
        onChange={(value) => {
          const season = seasons.find((candidate) => candidate === value);
          if (season !== undefined) change({ field: 'season', season });
        }}
        options={seasons.map((season) => {
          const { hue, tone, kind, from, to } = looks[season];
          const [first, last] = [monthName(intl, from, 'short'), monthName(intl, to, 'short')];
          return {
            value: season,
            label: intl.formatMessage({ id: `shell.picker.season.${season}` }),
            note: intl.formatMessage({ id: 'shell.picker.months' }, { from: first, to: last }),
            picture: <LazyBloom seed={season} hue={tone} kind={kind} />,
            hue,
            isDisabled: isSeasonOver(date.year, season, today),
          };
        })}
      />
    </Stack>
  );
};

export const MonthPanel = (props: PanelProps & { hasSeasons: boolean }) => {
  const intl = useIntl();
  const { date, today, change } = props;
  return (
    <Stack gap={3}>
      <OptionGrid
        label={intl.formatMessage({ id: 'shell.picker.month' })}
        value={date.month === null ? '' : String(date.month)}
        onChange={(month) => change({ field: 'month', month: Number(month) })}
        options={months.map((month) => ({
          value: String(month),
          label: monthName(intl, month),
          isMarked: isPopularMonth(month),
          isDisabled: isMonthOver(date.year, month, today),
        }))}
        isQuiet={date.monthUndecided}
        {...invalidProps(props)}
      />
      <PanelFault {...props} />
      <PopularKey />
      {props.hasSeasons ? <Seasons {...props} /> : null}
      <UndecidedBox tab="month" date={date} change={change} />
    </Stack>
  );
};
