import styled from '@emotion/styled';
import { formatMoney, useAccess, useLive, useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { collections } from '@posy/shared-contracts/collections';
import type { Wedding, WeddingEvent } from '@posy/shared-contracts/entities';
import type { FirestoreQuery, Identified } from '@posy/shared-contracts/mount-props';
import { color, Heading, PetalDate, Row, Rows, Text } from '@posy/shared-ui';
import { useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { costItems, costsQuery, guestFacts, headsOf, paymentsQuery } from '#budget/public';
import { diaryOf, type DiaryEntry } from '../rules/diary';
import { useToday } from '#plan/tasks/use-today';

/** Room for two entries, so that nothing below moves when they come. */
const Root = styled.section`
  min-block-size: 182px;
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

/** What has a day, and null until all of it is known. */
const useDiary = (wedding: Identified<Wedding>): DiaryEntry[] | null => {
  const seesMoney = useAccess('budget') !== 'none';
  const seesEvents = useAccess('website') !== 'none';
  const today = useToday();
  const costs = useLive(seesMoney ? costsQuery(wedding.id) : null);
  const payments = useLive(seesMoney ? paymentsQuery(wedding.id) : null);
  const events = useLive(seesEvents ? eventsQuery(wedding.id) : null);
  const isRead = (live: { status: string; value: unknown }): boolean => live.value !== null || live.status === 'failed';
  const isKnown = (!seesMoney || (isRead(costs) && isRead(payments))) && (!seesEvents || isRead(events));
  return useMemo(() => {
    if (!isKnown) return null;
    const items = costItems(costs.value ?? [], payments.value ?? [], headsOf(guestFacts(wedding)));
    return diaryOf(items, events.value ?? [], today);
  }, [isKnown, costs.value, payments.value, events.value, wedding, today]);
};

const Entry = ({ entry, wedding }: { entry: DiaryEntry; wedding: Identified<Wedding> }) => {
  const { formatDate, formatMessage } = useIntl();
  const { locale, market } = useLocaleInfo();
  const noon = `${entry.day}T12:00:00`;
  const weekday = formatDate(noon, { weekday: 'long' });
  const isPayment = entry.kind === 'payment';
  const note = isPayment
    ? formatMessage({ id: 'planning.home.diary.payment' }, { weekday })
    : [weekday, entry.event.time.startTime, entry.event.place]
        .filter((part) => part !== null && part !== '')
        .join(', ');
  const name = isPayment ? entry.payment.name : entry.event.name;
  const amount = isPayment
    ? formatMoney({ amount: entry.payment.amount, currency: wedding.l10n.currency }, locale)
    : '';
  return (
    <Row
      start={
        <PetalDate
          hue={isPayment ? 'primrose' : 'apricot'}
          dateTime={entry.day}
          day={formatDate(noon, { day: 'numeric' })}
          month={formatDate(noon, { month: 'short' })}
        />
      }
      title={
        isPayment
          ? formatMessage({ id: 'planning.home.diary.amount' }, { name, amount })
          : name || formatMessage({ id: 'planning.home.diary.day' })
      }
      note={note}
      href={isPayment ? paths.cost(market.prefix, entry.costId) : paths.website(market.prefix)}
    />
  );
};

/** The next days that are fixed: events and payments. */
export const Diary = ({ wedding }: { wedding: Identified<Wedding> }) => {
  const entries = useDiary(wedding);
  return (
    <Root>
      <Heading level={3}>
        <FormattedMessage id="planning.home.diary" />
      </Heading>
      {entries?.length === 0 && (
        <Text size="small" tone="soft">
          <FormattedMessage id="planning.home.diary.none" />
        </Text>
      )}
      {entries !== null && entries.length > 0 && (
        <Rows>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} wedding={wedding} />
          ))}
        </Rows>
      )}
    </Root>
  );
};
