import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { dayIn, weddingZone } from '@posy/shared-contracts/rules';
import { InlineError, Stack, Text } from '@posy/shared-ui';
import { CheckboxField, OptionGrid } from '@posy/shared-ui/forms';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  daysOf,
  firstDay,
  firstYear,
  type VenueProgress,
  withDay,
  withMonth,
  withoutPast,
  withYear,
} from '../rules/venue-steps';
import { StepFrame, type VenueStepProps } from './step-frame';

type DatePart = 'month' | 'year' | 'day';

/** Number of years to choose from. */
const yearsAhead = 4;

const numbers = (from: number, count: number): number[] =>
  Array.from({ length: count }, (_none, place) => from + place);

const useOptions = (part: DatePart, date: VenueProgress['date'], today: string) => {
  const { locale } = useLocaleInfo();
  if (part === 'month') {
    const name = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' });
    return numbers(1, 12).map((month) => ({ value: String(month), label: name.format(Date.UTC(2024, month - 1, 1)) }));
  }
  const first = part === 'year' ? firstYear(date, today) : firstDay(date, today);
  const offered = numbers(first, part === 'year' ? yearsAhead : daysOf(date) - first + 1);
  return offered.map((number) => ({ value: String(number), label: String(number) }));
};

const change = { month: withMonth, year: withYear, day: withDay } as const;
const columns = { month: 3, year: 2, day: 7 } as const;
const parts = { weddingMonth: 'month', weddingYear: 'year', weddingDay: 'day' } as const;

/**
 * Asks for the month, year and day of the wedding, one after the other. Source: S4-venue-popup-05 to S4-venue-popup-07.
 */
export const WhenStep = ({ progress, wedding, fault, onChange, onAnswer, onBack, onClose }: VenueStepProps) => {
  const { clock } = useHost();
  const today = dayIn(weddingZone(wedding), clock.now());
  const { formatMessage } = useIntl();
  const errorId = useId();
  const { step, date, picked } = progress;
  const part: DatePart = step === 'weddingYear' || step === 'weddingDay' ? parts[step] : 'month';
  const options = useOptions(part, date, today);
  const chosen = date[part];
  const isOpen = date[`${part}Undecided`];
  const isLast = part === 'day' || (part === 'year' && (date.month === null || isOpen));
  return (
    <StepFrame
      step={progress.step}
      place={4}
      title={<FormattedMessage id="venue.when.title" values={{ part, name: picked?.name ?? '' }} />}
      onBack={onBack}
      onClose={onClose}
      next={{
        words: <FormattedMessage id="venue.when.next" values={{ next: isLast ? 'done' : part }} />,
        run: () => onAnswer(progress),
      }}
    >
      <Text tone="soft">
        <FormattedMessage id="venue.when.text" values={{ part }} />
      </Text>
      <Stack gap={3}>
        <OptionGrid
          label={formatMessage({ id: 'venue.when.label' }, { part })}
          look={part === 'year' ? 'large' : 'plain'}
          columns={columns[part]}
          value={chosen === null ? '' : String(chosen)}
          onChange={(value) => onChange(withoutPast(change[part](progress, Number(value)), today))}
          options={options}
          isInvalid={fault !== null}
          isQuiet={isOpen}
          aria-describedby={fault === null ? undefined : errorId}
        />
        {fault === null ? null : (
          <InlineError id={errorId}>
            <FormattedMessage id="venue.when.missing" values={{ part }} />
          </InlineError>
        )}
        <CheckboxField
          label={formatMessage({ id: 'venue.when.open' }, { part })}
          isChecked={isOpen}
          onChange={(isUndecided) =>
            onChange(
              isUndecided
                ? change[part](progress, null)
                : { ...progress, date: { ...progress.date, [`${part}Undecided`]: false } },
            )
          }
        />
      </Stack>
    </StepFrame>
  );
};
