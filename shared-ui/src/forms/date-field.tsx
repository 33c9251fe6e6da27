import { IconButton, useUiLocale } from '@posy/shared-ui';
import { CalendarBlankIcon } from '@posy/shared-ui/icons';
import { type ReactNode, type Ref, useRef, useState } from 'react';
import { today } from '../adapters/today';
import { Popover } from '../floating/popover';
import { monthOf } from './dates/calendar-math';
import { dateWords } from './dates/date-words';
import { formatDay, formatTime, parseDay, parseTime } from './dates/locale-date';
import { MonthGrid } from './dates/month-grid';
import { Field, type FieldProps } from './field';
import { Adorned, Input } from './text-field';

export interface DateFieldProps extends FieldProps {
  /** ISO: '2027-09-11' for dates, '14:30' for times, '' for none. */
  value: string;
  /** Called with complete days and times, and with '' when the field was emptied. */
  onChange: (value: string) => void;
  min?: string;
  max?: string;
  onBlur?: () => void;
  ref?: Ref<HTMLInputElement>;
}

interface DateFormatter {
  format: (value: string) => string;
  parse: (text: string, isDone: boolean) => string | undefined;
}

/** The typed text is shown while the person types; otherwise the value in the locale's format. */
const useTyped = (
  { value, onChange, onBlur, min = '', max = '~' }: DateFieldProps,
  { format, parse }: DateFormatter,
) => {
  const [draft, setDraft] = useState<string>();
  const [isUnreadable, setUnreadable] = useState(false);
  const read = (text: string, isDone: boolean): string | undefined => {
    if (text.trim() === '') return '';
    const found = parse(text, isDone);
    return found === undefined || found < min || found > max ? undefined : found;
  };
  const type = (text: string): void => {
    setDraft(text);
    setUnreadable(false);
    const next = read(text, false);
    if (next !== undefined && next !== value) onChange(next);
  };
  const leave = (): void => {
    const next = draft === undefined ? value : read(draft, true);
    setUnreadable(next === undefined);
    if (next !== undefined) setDraft(undefined);
    if (next !== undefined && next !== value) onChange(next);
    onBlur?.();
  };
  const choose = (next: string): void => {
    setDraft(undefined);
    setUnreadable(false);
    if (next !== value) onChange(next);
  };
  const refusal = draft !== undefined && read(draft, true) === undefined ? { 'data-unreadable': '' } : {};
  return { text: draft ?? (value === '' ? '' : format(value)), isUnreadable, refusal, type, leave, choose };
};

interface TypedProps {
  props: DateFieldProps;
  reading: DateFormatter;
  /** Message for text that is no day, or no time. */
  unreadable: string;
  suffix?: (choose: (value: string) => void) => ReactNode;
}

const TypedField = ({ props, reading, unreadable, suffix }: TypedProps) => {
  const { value: _value, onChange: _onChange, min: _min, max: _max, onBlur: _onBlur, ref, ...field } = props;
  const typed = useTyped(props, reading);
  return (
    <Field {...field} error={typed.isUnreadable ? (field.error ?? unreadable) : field.error}>
      {(control) => (
        <Adorned data-has-suffix={suffix === undefined ? undefined : ''}>
          <Input
            {...control}
            {...typed.refusal}
            ref={ref}
            autoComplete="off"
            spellCheck={false}
            value={typed.text}
            onChange={(event) => typed.type(event.currentTarget.value)}
            onBlur={typed.leave}
          />
          {suffix === undefined ? null : <span data-suffix="">{suffix(typed.choose)}</span>}
        </Adorned>
      )}
    </Field>
  );
};

interface CalendarProps extends Pick<DateFieldProps, 'value' | 'min' | 'max' | 'isDisabled'> {
  onChoose: (day: string) => void;
}

/** The button that opens a month, with the month. */
const Calendar = ({ value, min, max, isDisabled, onChoose }: CalendarProps) => {
  const words = dateWords(useUiLocale());
  const anchor = useRef<HTMLSpanElement>(null);
  const [month, setMonth] = useState<string | null>(null);
  const open = () => setMonth(monthOf(value || (min ?? '') || today()));
  return (
    <span ref={anchor}>
      <IconButton label={words.calendar} onPress={open} isDisabled={isDisabled}>
        <CalendarBlankIcon />
      </IconButton>
      <Popover
        isOpen={month !== null}
        onClose={() => setMonth(null)}
        anchor={anchor}
        label={words.calendar}
        placement="bottom end"
      >
        {month === null ? null : (
          <MonthGrid
            {...{ month, value: value || null, min, max }}
            onMonthChange={setMonth}
            onChange={(day) => {
              setMonth(null);
              onChoose(day);
            }}
            labels={{ previous: words.previous, next: words.next }}
          />
        )}
      </Popover>
    </span>
  );
};

const exampleDay = '2027-09-11';
const exampleTime = '14:30';

/** A day, typed as the locale writes it or chosen in a month; the value is an ISO date. */
export const DateField = (props: DateFieldProps) => {
  const locale = useUiLocale();
  return (
    <TypedField
      props={props}
      reading={{
        format: (day) => formatDay(day, locale),
        parse: (text, isDone) => parseDay(text, { locale, isDone }),
      }}
      unreadable={dateWords(locale).noDay(formatDay(props.min ?? exampleDay, locale))}
      suffix={(choose) => <Calendar {...props} onChoose={choose} />}
    />
  );
};

/** A time of day, typed as people write it; the value is 'HH:MM'. */
export const TimeField = (props: DateFieldProps) => {
  const locale = useUiLocale();
  return (
    <TypedField
      props={props}
      reading={{
        format: (time) => formatTime(time, locale),
        parse: (text, isDone) => parseTime(text, { isDone }),
      }}
      unreadable={dateWords(locale).noTime(formatTime(exampleTime, locale))}
    />
  );
};
