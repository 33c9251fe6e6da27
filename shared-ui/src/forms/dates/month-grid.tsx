import styled from '@emotion/styled';
import { color, Heading, type HeadingLevel, IconButton, useUiLocale } from '@posy/shared-ui';
import { CaretLeftIcon, CaretRightIcon } from '@posy/shared-ui/icons';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { addDays, addMonths, dayForKey, firstDayOfWeek, monthOf, weeksOf } from './calendar-math';

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
`;

const Cells = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 2px;
  border-radius: 16px;
  &[data-invalid] {
    box-shadow: 0 0 0 1.5px ${color.danger};
  }
  & th {
    padding-block: 6px;
    font-size: 0.8125rem;
    font-weight: 600;
    color: ${color.inkFaint};
  }
  & td {
    padding: 0;
    text-align: center;
  }
  & button {
    inline-size: 100%;
    max-inline-size: 48px;
    min-block-size: 40px;
    aspect-ratio: 1;
    border-radius: 14px;
    font-weight: 500;
    font-variant-numeric: tabular-nums;
    --over: ${color.sunken};
  }
  & button:hover:not(:disabled) {
    background: var(--over);
  }
  & button[data-marked] {
    background: ${color.primrose.wash};
    --over: ${color.primrose.soft};
  }
  & button[data-possible] {
    background: ${color.stemWash};
    --over: color-mix(in oklab, ${color.stemWash}, ${color.stem} 12%);
    color: ${color.stem};
    font-weight: 650;
    border-radius: 50%;
    border-end-start-radius: 14px;
  }
  & td[aria-selected='true'] > button {
    background: ${color.stem};
    --over: ${color.stemHover};
    color: ${color.onStem};
    font-weight: 700;
    border-radius: 50%;
    border-end-start-radius: 14px;
  }
  & td > button:disabled {
    background: none;
    color: ${color.inkFaint};
    font-weight: 400;
    cursor: default;
  }
`;

export interface MonthGridProps {
  /** The month shown, 'YYYY-MM'. */
  month: string;
  onMonthChange: (month: string) => void;
  /** The chosen day, ISO; null for none. */
  value: string | null;
  onChange: (day: string) => void;
  labels: { previous: string; next: string };
  /** First and last day that can be chosen, ISO. */
  min?: string;
  max?: string;
  /** True for days with a primrose background, such as Saturdays. */
  isMarked?: (day: string) => boolean;
  /** True for days that a looser answer leaves open: a petal in a stem wash. */
  isPossible?: (day: string) => boolean;
  isInvalid?: boolean;
  headingLevel?: HeadingLevel;
  /** 1 Monday to 7 Sunday; that of the locale by default. */
  firstDay?: number;
  'aria-describedby'?: string;
}

const named = (locale: string, options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  return (day: string) => format.format(new Date(`${day}T00:00:00Z`));
};

/** The weekdays' names are taken from the days of this week. */
const aMonday = '2024-01-01';

/** The day that has the grid's only tab stop, and the keys that move it. */
const useHeldDay = ({ month, onMonthChange, value, min = '', max = '9999' }: MonthGridProps, firstDay: number) => {
  const grid = useRef<HTMLTableElement>(null);
  const isMoving = useRef(false);
  const [held, setHeld] = useState<string>();
  const fallback = value && monthOf(value) === month ? value : `${month}-01`;
  const current = held && monthOf(held) === month ? held : fallback;
  // The owner may render the new month later, so the focus follows in an effect.
  useEffect(() => {
    if (!isMoving.current) return;
    const day = grid.current?.querySelector<HTMLElement>(`[data-day="${current}"]`);
    isMoving.current = false;
    day?.focus();
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const isMirrored = grid.current !== null && getComputedStyle(grid.current).direction === 'rtl';
    const to = dayForKey(event.key, current, firstDay, isMirrored);
    if (to === undefined) return;
    event.preventDefault();
    if (to < min || to > max) return;
    isMoving.current = true;
    setHeld(to);
    if (monthOf(to) !== month) onMonthChange(monthOf(to));
  };
  return { grid, current, setHeld, onKeyDown };
};

/** The month's title, with buttons to its neighbours. */
const MonthHead = ({ titleId, ...props }: MonthGridProps & { titleId: string }) => {
  const { month, onMonthChange, labels, min = '', max = '9999', headingLevel = 3 } = props;
  const locale = useUiLocale();
  const first = `${month}-01`;
  const turn = (by: number) => onMonthChange(monthOf(addMonths(first, by)));
  return (
    <Head>
      <Heading level={headingLevel} size="h3" id={titleId} aria-live="polite">
        {named(locale, { month: 'long', year: 'numeric' })(first)}
      </Heading>
      <div>
        <IconButton label={labels.previous} onPress={() => turn(-1)} isDisabled={first <= min}>
          <CaretLeftIcon isFlipped />
        </IconButton>
        <IconButton label={labels.next} onPress={() => turn(1)} isDisabled={addMonths(first, 1) > max}>
          <CaretRightIcon isFlipped />
        </IconButton>
      </div>
    </Head>
  );
};

const Weekdays = ({ firstDay }: { firstDay: number }) => {
  const locale = useUiLocale();
  const days = Array.from({ length: 7 }, (_, place) => addDays(aMonday, firstDay - 1 + place));
  const short = named(locale, { weekday: 'short' });
  const long = named(locale, { weekday: 'long' });
  return (
    <thead>
      <tr>
        {days.map((day) => (
          <th key={day} scope="col" abbr={long(day)}>
            {short(day)}
          </th>
        ))}
      </tr>
    </thead>
  );
};

/** The days of a month; the chosen one is a petal. Arrows, Home, End, Page Up and Page Down move. */
export const MonthGrid = (props: MonthGridProps) => {
  const { month, value, onChange, min = '', max = '9999', isMarked, isPossible, isInvalid } = props;
  const locale = useUiLocale();
  const firstDay = props.firstDay ?? firstDayOfWeek(locale);
  const title = useId();
  const { grid, current, setHeld, onKeyDown } = useHeldDay(props, firstDay);
  const figure = named(locale, { day: 'numeric' });
  const full = named(locale, { dateStyle: 'full' });
  const cell = (day: string) => (
    <td key={day} role="gridcell" aria-selected={day === value}>
      <button
        type="button"
        data-day={day}
        tabIndex={day === current ? 0 : -1}
        disabled={day < min || day > max}
        aria-label={full(day)}
        data-marked={isMarked?.(day) || undefined}
        data-possible={isPossible?.(day) || undefined}
        onFocus={() => setHeld(day)}
        onClick={() => onChange(day)}
      >
        {figure(day)}
      </button>
    </td>
  );
  return (
    <div>
      <MonthHead {...props} titleId={title} />
      <Cells
        ref={grid}
        role="grid"
        aria-labelledby={title}
        aria-describedby={props['aria-describedby']}
        aria-invalid={isInvalid || undefined}
        data-invalid={isInvalid || undefined}
        onKeyDown={onKeyDown}
      >
        <Weekdays firstDay={firstDay} />
        <tbody>
          {weeksOf(month, firstDay).map((week, place) => (
            <tr key={place}>{week.map((day, column) => (day ? cell(day) : <td key={column} role="gridcell" />))}</tr>
          ))}
        </tbody>
      </Cells>
    </div>
  );
};
