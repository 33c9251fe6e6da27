import { StepUp, useLive, useLocaleInfo, useSession, useTitle } from '@posy/remote-kit';
import { joinEdits } from '@posy/remote-kit/edits';
import { paths } from '@posy/shared-contracts';
import { collections } from '@posy/shared-contracts/collections';
import { ButtonLink, Heading, IconButton, Inline, Page, PageHead, Stack } from '@posy/shared-ui';
import { CaretLeftIcon, CaretRightIcon, SlidersHorizontalIcon, UploadSimpleIcon } from '@posy/shared-ui/icons';
import { useWideScreen } from '@posy/shared-ui/overlays';
import { useMemo, useState } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useConversations } from '#talk/conversation-queries';
import { dayEdit, forgetDay } from '#talk/days/day-edit';
import { useOwnProfile } from '#talk/days/own-profile';
import { useOwnDays } from '#talk/days/use-own-days';
import { ProfileSwitch } from '#talk/profiles/profile-switch';
import { dayOf as dayAt } from '#talk/rules/when';
import { useReader } from '#talk/use-reader';
import { useOwnSupplier } from '#talk/use-templates';
import { bringInAnchor, BringInCard } from './bring-in-card';
import { CalendarFailure } from './calendar-failure';
import { CalendarSkeleton } from './calendar-skeleton';
import { ClosedNote } from './closed-note';
import { CalendarColumns, Legend, Months } from './day-grid';
import { DayPanel, type Said } from './day-panel';
import { FeedCard } from './feed-card';
import { MonthCard } from './month-card';
import { bookedDays } from './rules/bring-in';
import { askingByDay, calendarOf } from './rules/calendar-days';
import { daysThrough } from './rules/months';
import { useCalendarEdits } from './use-calendar-edits';
import { useMonthKeys } from './use-month-keys';

/** Months side by side on a wide screen, and below each other on a phone. */
const monthsWide = 4;
const monthsNarrow = 2;

/** Reads all data that the calendar shows. */
const useCalendar = (supplierId: string) => {
  const { now, zone } = useReader();
  const today = dayAt(new Date(now).toISOString(), zone);
  const { days, entries: said, status, retry } = useOwnDays(supplierId, today);
  const profile = useOwnProfile(supplierId);
  const brought = useLive({ collection: collections.broughtCalendars(supplierId) });
  const { all, status: asked } = useConversations();
  const ours = useMemo(() => (all ?? []).filter((one) => one.supplierId === supplierId), [all, supplierId]);
  const closed = profile.data?.closed;
  const dayOf = useMemo(() => calendarOf(days ?? [], askingByDay(ours), today, closed), [days, ours, today, closed]);
  const calendars = brought.value ?? [];
  const isMissing = (one: string, value: unknown): boolean => one === 'failed' && value === null;
  return {
    today,
    closed,
    dayOf,
    said,
    all,
    before: { said, ofProfile: bookedDays(profile.data ?? {}), calendars },
    hasFailed: isMissing(status, days) || isMissing(brought.status, brought.value),
    retry: () => {
      retry();
      brought.retry();
    },
    isComing: status === 'loading' || days === null || brought.status === 'loading' || asked === 'loading',
  };
};

const MonthsHead = ({
  months,
  isFirst,
  turn,
}: Pick<ReturnType<typeof useMonthKeys>, 'months' | 'isFirst' | 'turn'>) => {
  const { formatMessage, formatDateTimeRange } = useIntl();
  const middle = (month = ''): string => `${month}-15T12:00:00Z`;
  return (
    <Inline gap={2}>
      <IconButton label={formatMessage({ id: 'calendar.earlier' })} isDisabled={isFirst} onPress={() => turn(-1)}>
        <CaretLeftIcon isFlipped />
      </IconButton>
      <Heading level={2} size="h3" aria-live="polite">
        {formatDateTimeRange(middle(months[0]), middle(months.at(-1)), {
          month: 'long',
          year: 'numeric',
          timeZone: 'UTC',
        })}
      </Heading>
      <IconButton label={formatMessage({ id: 'calendar.later' })} onPress={() => turn(1)}>
        <CaretRightIcon isFlipped />
      </IconButton>
    </Inline>
  );
};

const DayLegend = () => (
  <Legend>
    {(['busy', 'held', 'free', 'closed'] as const).map((state) => (
      <li key={state}>
        <i data-state={state} />
        <FormattedMessage id={`calendar.state.${state}`} />
      </li>
    ))}
    <li>
      <i data-asking aria-hidden>
        <FormattedNumber value={2} />
      </i>
      <FormattedMessage id="calendar.legend.asking" />
    </li>
  </Legend>
);

const Calendar = ({ supplierId }: { supplierId: string }) => {
  const intl = useIntl();
  const { locale, market } = useLocaleInfo();
  const { today, closed, dayOf, said, all, before, isComing, hasFailed, retry } = useCalendar(supplierId);
  const isWide = useWideScreen();
  const keys = useMonthKeys(today, isWide ? monthsWide : monthsNarrow, locale);
  const [chosen, setChosen] = useState<string | null>(null);
  const perform = useCalendarEdits();
  if (hasFailed) return <CalendarFailure onRetry={retry} />;
  if (isComing) return <CalendarSkeleton />;
  const leave = (day: string): void => {
    setChosen(null);
    keys.goTo(day);
  };
  const save = (from: string, { state, until, through }: Said): void => {
    const days = daysThrough(from, through).filter((day) => day === from || dayOf(day).state !== state);
    const known = new Map(said.map((one) => [one.day, one]));
    if (state === 'closed') {
      // Of later days only those go that were made free: a booking or a hold of a closed day is no exception to the rule.
      const exceptions = daysThrough(from, through).flatMap((day) => {
        const one = dayOf(day).hasClosingRule ? known.get(day) : undefined;
        return one !== undefined && (day === from || one.state === 'free') ? [one] : [];
      });
      perform(
        joinEdits(...exceptions.map((one) => forgetDay(supplierId, one))),
        `day ${from}`,
        state,
        exceptions.length,
      );
      return leave(from);
    }
    const edits = days.map((day) =>
      dayEdit(supplierId, known.get(day), { id: day, day, state, until, updatedAt: new Date(0).toISOString() }),
    );
    perform(joinEdits(...edits), `day ${from}`, state, days.length);
    leave(from);
  };
  const nameOf = (id: string): string => before.calendars.find((one) => one.id === id)?.name ?? '';
  return (
    <Stack gap={5}>
      <PageHead
        title={intl.formatMessage({ id: 'calendar.title' })}
        lead={intl.formatMessage({ id: 'calendar.lead' })}
        actions={
          <Inline gap={2}>
            <ProfileSwitch all={all} />
            <ButtonLink
              size="s"
              href={`${paths.ownProfile(market.prefix)}#availability`}
              icon={<SlidersHorizontalIcon />}
            >
              <FormattedMessage id="calendar.rules" />
            </ButtonLink>
            <ButtonLink size="s" href={`#${bringInAnchor}`} icon={<UploadSimpleIcon />}>
              <FormattedMessage id="calendar.bring.jump" />
            </ButtonLink>
          </Inline>
        }
      />
      <Inline gap={4} justify="space-between">
        <MonthsHead {...keys} />
        <DayLegend />
      </Inline>
      <CalendarColumns>
        <div>
          <Months ref={keys.grid} onKeyDown={keys.onKeyDown}>
            {keys.months.map((month) => (
              <MonthCard
                key={month}
                month={month}
                {...{ dayOf, today, chosen, firstDay: keys.firstDay, held: keys.held }}
                onHold={keys.setHeld}
                onChoose={(day) => setChosen(day === chosen ? null : day)}
              />
            ))}
          </Months>
          <ClosedNote closed={closed} />
        </div>
        <div>
          {chosen === null ? null : (
            <DayPanel
              key={chosen}
              day={dayOf(chosen)}
              today={today}
              calendarName={nameOf}
              onSave={(words) => save(chosen, words)}
              onClose={() => leave(chosen)}
            />
          )}
          <BringInCard supplierId={supplierId} before={before} />
          <FeedCard supplierId={supplierId} />
        </div>
      </CalendarColumns>
    </Stack>
  );
};

/** `/inbox/calendar`: a supplier's days, and other calendars that go with them. */
export const CalendarScreen = () => {
  const session = useSession();
  const supplierId = useOwnSupplier();
  useTitle(useIntl().formatMessage({ id: 'calendar.title' }));
  if (session.status === 'loading') return <CalendarSkeleton />;
  // Nobody else has one.
  if (supplierId === null) return <StepUp />;
  return (
    <Page>
      <Calendar key={supplierId} supplierId={supplierId} />
    </Page>
  );
};
