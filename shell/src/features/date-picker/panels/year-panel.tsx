import { Callout, Stack } from '@posy/shared-ui';
import { Help, OptionGrid } from '@posy/shared-ui/forms';
import { LightbulbIcon } from '@posy/shared-ui/icons';
import { useIntl } from 'react-intl';
import { offeredYears } from '../dates/offered-dates';
import { invalidProps, PanelFault, type PanelProps, UndecidedBox } from './picker-panel';

export const YearPanel = (props: PanelProps) => {
  const { formatMessage } = useIntl();
  const { date, today, change } = props;
  return (
    <Stack gap={3}>
      <OptionGrid
        label={formatMessage({ id: 'shell.picker.year' })}
        look="large"
        value={date.year === null ? '' : String(date.year)}
        onChange={(year) => change({ field: 'year', year: Number(year) })}
        options={offeredYears(today, date.year).map((year) => ({ value: String(year), label: String(year) }))}
        isQuiet={date.yearUndecided}
        {...invalidProps(props)}
      />
      <PanelFault {...props} />
      {date.month === null && date.season === null ? null : (
        <Help>{formatMessage({ id: 'shell.picker.yearResets' })}</Help>
      )}
      <UndecidedBox tab="year" date={date} change={change} />
      {date.yearUndecided && date.monthUndecided ? (
        <Callout hue="primrose" icon={<LightbulbIcon />} role="status">
          {formatMessage({ id: 'shell.picker.allOpen' })}
        </Callout>
      ) : null}
    </Stack>
  );
};
