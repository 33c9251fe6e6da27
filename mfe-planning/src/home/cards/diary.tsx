import styled from '@emotion/styled';
import { formatMoney, useAccess, useLive, useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { collections } from '@posy/shared-contracts/collections';
import { type ShortlistedSupplier, type Wedding, weddingDay, type WeddingEvent } from '@posy/shared-contracts/entities';
import type { FirestoreQuery, Identified } from '@posy/shared-contracts/mount-props';
import { weddingHeads } from '@posy/shared-contracts/rules';
import { color, Heading, Inline, Link, PetalDate, Row, Rows, Text } from '@posy/shared-ui';
import { CalendarBlankIcon } from '@posy/shared-ui/icons';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { costItems, costsQuery, paymentsQuery } from '#budget/public';
import { useToday } from '#plan/tasks/use-today';
import { type DiaryEntry, diaryOf, isDayNear, visitsToArrange } from '../rules/diary';

/** Reserves space for two entries when some are expected, so that nothing below moves when they load. */
const Root = styled.section`
  &[data-expects] {
    min-block-size: 182px;
  }
  margin-block-start: 12px;
  padding-block-start: 18px;
  border-block-start: 1px solid ${color.line};
  & li {
    padding-block: 8px;
    border: 0;
  }
`;

const eventsQuery = (weddingId: string): FirestoreQuery<WeddingEvent> => ({
  collection: collections.events(weddingId),
});

interface DiaryPage {
  dated: DiaryEntry[];
  toArrange: Identified<ShortlistedSupplier>[];
}

/** Returns the dated entries and the visits without a day, or null until all of them are loaded. */
const useDiary = (wedding: Identified<Wedding>): DiaryPage | null => {
  const seesMoney = useAccess('budget') !== 'none';
  const seesEvents = useAccess('website') !== 'none';
  const today = useToday();
  const costs = useLive(seesMoney ? costsQuery(wedding.id) : null);
  const payments = useLive(seesMoney ? paymentsQuery(wedding.id) : null);
  const events = useLive(seesEvents ? eventsQuery(wedding.id) : null);
  const seesSuppliers = useAccess('suppliers') !== 'none';
  const suppliers = useLive(seesSuppliers ? { collection: collections.shortlist(wedding.id) } : null);
  const isRead = (live: { status: string; value: unknown }): boolean => live.value !== null || live.status === 'failed';
  const isKnown =
    (!seesMoney || (isRead(costs) && isRead(payments))) &&
    (!seesEvents || isRead(events)) &&
    (!seesSuppliers || isRead(suppliers));
  return useMemo(() => {
    if (!isKnown) return null;
    const items = costItems(costs.value ?? [], payments.value ?? [], weddingHeads(wedding));
    return {
      dated: diaryOf(items, events.value ?? [], suppliers.value ?? [], today, weddingDay(wedding)),
      toArrange: visitsToArrange(suppliers.value ?? []),
    };
  }, [isKnown, costs.value, payments.value, events.value, suppliers.value, wedding, today]);
};

/** Returns the texts of an entry and the address it links to. */
const useSaid = (entry: DiaryEntry, wedding: Identified<Wedding>): { title: string; note: string; href: string } => {
  const { formatDate, formatMessage } = useIntl();
  const { locale, market } = useLocaleInfo();
  const weekday = formatDate(`${entry.day}T12:00:00`, { weekday: 'long' });
  const joined = (...parts: (string | null | undefined)[]): string =>
    [weekday, ...parts].filter((part) => part != null && part !== '').join(', ');
  switch (entry.kind) {
    case 'payment': {
      const { name } = entry.payment;
      const amount = formatMoney({ amount: entry.payment.amount, currency: wedding.l10n.currency }, locale);
      return {
        title: formatMessage({ id: 'planning.home.diary.amount' }, { name, amount }),
        note: formatMessage({ id: 'planning.home.diary.payment' }, { weekday }),
        href: paths.cost(market.prefix, entry.costId),
      };
    }
    case 'event':
      return {
        title: entry.event.name || formatMessage({ id: 'planning.home.diary.day' }),
        note: joined(entry.event.time.startTime, entry.event.place),
        href: paths.website(market.prefix),
      };
    case 'day':
      return {
        title: formatMessage({ id: 'planning.home.diary.day' }),
        note: joined(wedding.location?.name),
        href: paths.runSheet(market.prefix),
      };
    case 'visit':
    case 'hold': {
      const { name, type, town, visitTime } = entry.supplier;
      return {
        title: formatMessage({ id: `planning.home.diary.${entry.kind}` }, { name }),
        note: entry.kind === 'visit' ? joined(visitTime, town) : weekday,
        href: paths.shortlist(market.prefix, { category: type }),
      };
    }
  }
};

const entryHues = { payment: 'primrose', event: 'apricot', day: 'apricot', visit: 'peony', hold: 'peony' } as const;

const Entry = ({ entry, wedding }: { entry: DiaryEntry; wedding: Identified<Wedding> }) => {
  const { formatDate } = useIntl();
  const noon = `${entry.day}T12:00:00`;
  return (
    <Row
      start={
        <PetalDate
          hue={entryHues[entry.kind]}
          dateTime={entry.day}
          day={formatDate(noon, { day: 'numeric' })}
          month={formatDate(noon, { month: 'short' })}
        />
      }
      {...useSaid(entry, wedding)}
    />
  );
};

/** Visits to arrange that home shows. */
const shownToArrange = 2;

const OpenDay = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 46px;
  block-size: 46px;
  border: 1px dashed ${color.lineStrong};
  border-radius: 12px;
  border-end-start-radius: 4px;
`;

const ToArrange = ({ supplier }: { supplier: Identified<ShortlistedSupplier> }) => {
  const { formatMessage } = useIntl();
  const { market } = useLocaleInfo();
  const { name, type: category } = supplier;
  return (
    <Row
      start={
        <OpenDay aria-hidden>
          <CalendarBlankIcon />
        </OpenDay>
      }
      title={formatMessage({ id: 'planning.home.diary.visitOpen' }, { name })}
      note={formatMessage({ id: 'planning.home.diary.noDay' })}
      href={paths.shortlist(market.prefix, { category })}
    />
  );
};

/** Returns true when fixed days are likely: there is a quote or a shortlisted supplier. A new plan has none. */
const expectsEntries = ({ costs, suppliers }: Wedding): boolean => (costs?.actual ?? 0) > 0 || suppliers.count > 0;

/** The next fixed days: events, visits, holds and payments. */
export const Diary = ({ wedding }: { wedding: Identified<Wedding> }) => {
  const { market } = useLocaleInfo();
  const page = useDiary(wedding);
  const entries = page === null ? [] : page.dated;
  const toArrange = page === null ? [] : page.toArrange.slice(0, shownToArrange);
  const isNear = isDayNear(weddingDay(wedding), useToday());
  return (
    <Root data-expects={expectsEntries(wedding) || undefined}>
      <Inline justify="space-between">
        <Heading level={3}>
          <FormattedMessage id="planning.home.diary" />
        </Heading>
        {isNear && (
          <Link href={paths.runSheet(market.prefix)}>
            <FormattedMessage id="planning.home.diary.sheet" />
          </Link>
        )}
      </Inline>
      {page !== null && entries.length + toArrange.length === 0 && (
        <Text size="small" tone="soft">
          <FormattedMessage id="planning.home.diary.none" />
        </Text>
      )}
      {entries.length + toArrange.length > 0 && (
        <Rows>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} wedding={wedding} />
          ))}
          {toArrange.map((supplier) => (
            <ToArrange key={supplier.id} supplier={supplier} />
          ))}
        </Rows>
      )}
    </Root>
  );
};
