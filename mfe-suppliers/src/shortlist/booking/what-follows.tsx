import styled from '@emotion/styled';
import { formatMoney, useLocaleInfo } from '@posy/remote-kit';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { color, Heading, Stack, Text } from '@posy/shared-ui';
import {
  CalendarBlankIcon,
  ChatCircleDotsIcon,
  ListChecksIcon,
  MapPinIcon,
  SquaresFourIcon,
} from '@posy/shared-ui/icons';
import type { ReactNode } from 'react';
import { FormattedDate, FormattedList, FormattedMessage } from 'react-intl';
import { basisWord } from '#supplier/card/stated-price';
import { useShortlist } from '../entries/use-shortlist';
import { type AgreementDraft, asksHowMany, sumOf, totalOf } from '../rules/agreement';
import { type ShortlistEntry, stateOf } from '../rules/entry';
import { plannedFor, usePlanned } from '../use-planned';

const Panel = styled.aside`
  align-self: start;
  padding: 20px;
  border-radius: 16px;
  background: ${color.fern.wash};
  & li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 4px 12px;
    padding-block: 12px;
    border-block-end: 1px solid ${color.line};
  }
  & li:last-of-type {
    border-block-end: 0;
  }
`;

const Follows = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li>
    {icon}
    <Text as="span" size="small">
      {children}
    </Text>
  </li>
);

interface Props {
  entry: ShortlistEntry;
  wedding: Identified<Wedding>;
  draft: AgreementDraft;
  /** True for an existing booking: only its agreement changes. */
  isBooked: boolean;
}

const days = ({ payments }: AgreementDraft): string[] =>
  payments.filter(({ due, isPaid }) => due !== '' && !isPaid).map(({ due }) => due);

/** Returns other booked suppliers of the category: both are counted. */
const useBookedBeside = (entry: ShortlistEntry): ShortlistEntry[] =>
  (useShortlist().entries ?? []).filter(
    (one) => one.id !== entry.id && one.type === entry.type && stateOf(one) === 'booked',
  );

/** The amount that is added to the budget, beside the category's present one. */
const ToBudget = ({ entry, wedding, draft }: Props) => {
  const { locale } = useLocaleInfo();
  const { currency } = wedding.l10n;
  const costs = usePlanned(wedding.id);
  const others = useBookedBeside(entry).map(({ id }) => id);
  // As the shortlist shows it; costs of other booked suppliers of the category are theirs.
  const planned = plannedFor(
    costs.filter(({ supplierId }) => supplierId === null || !others.includes(supplierId)),
    entry.type,
  );
  const { amount: stated, basis } = draft;
  const total = stated === null ? sumOf(draft).sum : totalOf(draft);
  const amount = total ?? stated ?? 0;
  if (amount === 0) return null;
  const money = (of: number): string => formatMoney({ amount: of, currency }, locale);
  const beside =
    total === null || planned === 0 ? 'alone' : total > planned ? 'over' : total < planned ? 'under' : 'even';
  return (
    <Follows icon={<SquaresFourIcon />}>
      <FormattedMessage
        id="booking.follows.budget"
        values={{
          amount: money(amount),
          basis: total === null ? basisWord(basis) : 'total',
          stands: total === null && asksHowMany(basis) ? 'unreckoned' : beside,
          by: money(Math.abs(planned - amount)),
          planned: money(planned),
        }}
      />
    </Follows>
  );
};

/** Returns other asked suppliers of the category, whose conversations will be closed. */
const useRivals = (entry: ShortlistEntry): string[] => {
  const { entries } = useShortlist();
  return (entries ?? [])
    .filter((one) => one.id !== entry.id && one.type === entry.type && one.enquired && one.askingEnded == null)
    .filter((one) => ['shortlisted', 'unbooked'].includes(stateOf(one) ?? ''))
    .map(({ name }) => name);
};

/**
 * Returns the supplier whose quote the budget counts now: it is replaced, so that the category is not counted twice.
 */
const useQuoteThatGoes = (entry: ShortlistEntry, wedding: Identified<Wedding>) => {
  const costs = usePlanned(wedding.id);
  const open = (useShortlist().entries ?? []).filter((one) => one.id !== entry.id && stateOf(one) !== 'booked');
  if (costs.some(({ supplierId }) => supplierId === entry.id)) return null;
  return (
    costs
      .filter(({ group, actual }) => group === entry.type && actual > 0)
      .flatMap(({ supplierId, actual }) => {
        const whose = open.find(({ id }) => id === supplierId);
        return whose === undefined ? [] : [{ name: whose.name, amount: actual }];
      })[0] ?? null
  );
};

/** The quote that a booking replaces in the budget, and the costs that stay beside it. */
const BesideIt = ({ entry, wedding, draft }: Props) => {
  const { locale } = useLocaleInfo();
  const beside = useBookedBeside(entry);
  const quote = useQuoteThatGoes(entry, wedding);
  const hasPrice = (draft.amount ?? sumOf(draft).sum) > 0;
  return (
    <>
      {quote === null || !hasPrice ? null : (
        <Follows icon={<SquaresFourIcon />}>
          <FormattedMessage
            id="booking.follows.instead"
            values={{
              name: quote.name,
              amount: formatMoney({ amount: quote.amount, currency: wedding.l10n.currency }, locale),
            }}
          />
        </Follows>
      )}
      {beside.length === 0 ? null : (
        <Follows icon={<ListChecksIcon />}>
          <FormattedMessage
            id="booking.follows.beside"
            values={{ names: <FormattedList value={beside.map(({ name }) => name)} />, count: beside.length }}
          />
        </Follows>
      )}
    </>
  );
};

/** The effects of a booking in other areas; each has its own notice and undo when it happens. */
export const WhatFollows = (props: Props) => {
  const { entry, draft, isBooked } = props;
  const rivals = useRivals(entry);
  const due = days(draft);
  const { town = '' } = entry;
  return (
    <Panel>
      <Stack gap={2}>
        <Heading level={3} size="title">
          <FormattedMessage id="booking.follows" />
        </Heading>
        <ul>
          {isBooked ? null : (
            <Follows icon={<ListChecksIcon />}>
              <FormattedMessage id="booking.follows.tasks" />
            </Follows>
          )}
          <ToBudget {...props} />
          {isBooked ? null : <BesideIt {...props} />}
          {due.length === 0 ? null : (
            <Follows icon={<CalendarBlankIcon />}>
              <FormattedMessage
                id="booking.follows.payments"
                values={{
                  count: due.length,
                  days: (
                    <FormattedList
                      value={due.map((day) => (
                        <FormattedDate key={day} value={`${day}T12:00:00Z`} timeZone="UTC" day="numeric" month="long" />
                      ))}
                    />
                  ),
                }}
              />
            </Follows>
          )}
          {isBooked || entry.type !== 'venues' || town === '' ? null : (
            <Follows icon={<MapPinIcon />}>
              <FormattedMessage id="booking.follows.place" values={{ town }} />
            </Follows>
          )}
          {isBooked || rivals.length === 0 ? null : (
            <Follows icon={<ChatCircleDotsIcon />}>
              <FormattedMessage id="booking.follows.others" values={{ names: <FormattedList value={rivals} /> }} />
            </Follows>
          )}
        </ul>
        <Text size="small" tone="soft">
          <FormattedMessage id="booking.follows.undo" />
        </Text>
      </Stack>
    </Panel>
  );
};
