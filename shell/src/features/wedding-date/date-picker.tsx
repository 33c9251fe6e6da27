import styled from '@emotion/styled';
import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { color, InlineError, PetalDot, Text } from '@posy/shared-ui';
import { MonthGrid, OptionGrid, Tabs } from '@posy/shared-ui/forms';
import { useId, useRef, type Dispatch } from 'react';
import { useIntl } from 'react-intl';
import { chosenDate, offeredYears, type DateEvent, type DatePickerState, type DateTab } from './wedding-date';

const Box = styled.section`
  padding: 8px 16px 20px;
  border: 1px solid ${color.line};
  border-radius: 24px;
  background: ${color.surface};
`;

const Panel = styled.div`
  padding-block-start: 16px;
`;

const Key = styled.p`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  margin-block-start: 12px;
`;

interface Props {
  state: DatePickerState;
  dispatch: Dispatch<DateEvent>;
}

const monthKey = (year: number, month: number): string => `${year}-${String(month).padStart(2, '0')}`;
const isSaturday = (date: string): boolean => new Date(`${date}T00:00:00Z`).getUTCDay() === 6;

/** Year, month, day: each tab shows its answer. A press with the pointer goes on by itself; the keyboard says when. */
export const DatePicker = ({ state, dispatch }: Props) => {
  const { formatMessage, formatDate } = useIntl();
  const { clock } = useHost();
  const { locale } = useLocaleInfo();
  const byPointer = useRef(false);
  const faultId = useId();
  const today = new Date(clock.now()).toISOString().slice(0, 10);
  const { choice, tab, fault } = state;
  const utc = { timeZone: 'UTC' } as const;
  const monthName = (month: number) => formatDate(Date.UTC(2024, month - 1, 1), { month: 'long', ...utc });
  const choose = (event: DateEvent): void => {
    dispatch(event);
    if (byPointer.current) dispatch({ type: 'next' });
  };
  const date = chosenDate(choice);
  const none = formatMessage({ id: 'shell.date.choose' });
  const tabs: { value: DateTab; label: string; note: string }[] = [
    {
      value: 'year',
      label: formatMessage({ id: 'shell.date.year' }),
      note: choice.year === null ? none : String(choice.year),
    },
    {
      value: 'month',
      label: formatMessage({ id: 'shell.date.month' }),
      note: choice.month === null ? none : monthName(choice.month),
    },
    {
      value: 'day',
      label: formatMessage({ id: 'shell.date.day' }),
      note: date === null ? none : formatDate(`${date}T00:00:00Z`, { weekday: 'long', day: 'numeric', ...utc }),
    },
  ];
  const described = fault === null ? {} : { 'aria-describedby': faultId };
  return (
    <Box
      aria-label={formatMessage({ id: 'shell.date.tab' })}
      onPointerDown={() => (byPointer.current = true)}
      onKeyDown={() => (byPointer.current = false)}
    >
      <Tabs
        label={formatMessage({ id: 'shell.date.tab' })}
        value={tab}
        onChange={(id) => dispatch({ type: 'tab', tab: id as DateTab })}
        items={tabs}
        isWide
      >
        <Panel>
          {tab === 'year' ? (
            <OptionGrid
              label={formatMessage({ id: 'shell.date.years' })}
              look="large"
              value={choice.year === null ? '' : String(choice.year)}
              onChange={(value) => choose({ type: 'year', year: Number(value) })}
              options={offeredYears(today).map((year) => ({ value: String(year), label: String(year) }))}
              isInvalid={fault !== null}
              {...described}
            />
          ) : null}
          {tab === 'month' ? (
            <OptionGrid
              label={formatMessage({ id: 'shell.date.months' })}
              value={choice.month === null ? '' : String(choice.month)}
              onChange={(value) => choose({ type: 'month', month: Number(value) })}
              options={Array.from({ length: 12 }, (_, index) => ({
                value: String(index + 1),
                label: monthName(index + 1),
                isDisabled: choice.year !== null && monthKey(choice.year, index + 1) < today.slice(0, 7),
              }))}
              isInvalid={fault !== null}
              {...described}
            />
          ) : null}
          {tab === 'day' && choice.year !== null && choice.month !== null ? (
            <>
              <MonthGrid
                month={monthKey(choice.year, choice.month)}
                onMonthChange={(month) => dispatch({ type: 'page', month })}
                value={date}
                onChange={(chosen) => dispatch({ type: 'day', date: chosen })}
                labels={{
                  previous: formatMessage({ id: 'shell.date.previousMonth' }),
                  next: formatMessage({ id: 'shell.date.nextMonth' }),
                }}
                min={today}
                isMarked={isSaturday}
                isInvalid={fault !== null}
                {...described}
              />
              <Key data-hue="primrose" lang={locale}>
                <PetalDot />
                <Text as="span" size="small" tone="soft">
                  {formatMessage({ id: 'shell.date.popular' })}
                </Text>
              </Key>
            </>
          ) : null}
          {fault === null ? null : (
            <InlineError id={faultId} isAlert>
              {formatMessage({ id: fault })}
            </InlineError>
          )}
        </Panel>
      </Tabs>
    </Box>
  );
};
