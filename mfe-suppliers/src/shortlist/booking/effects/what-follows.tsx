import styled from '@emotion/styled';
import { posyStems } from '@posy/shared-contracts/rules';
import { color, font, Heading, media, Text } from '@posy/shared-ui';
import { Posy } from '@posy/shared-ui/art';
import { CalendarBlankIcon, ListChecksIcon, MapPinIcon } from '@posy/shared-ui/icons';
import { FormattedDate, FormattedList, FormattedMessage } from 'react-intl';
import type { AgreementDraft } from '#shortlist/rules/agreement';
import { movedTo } from '#shortlist/rules/booking';
import { Follows, type FollowsProps } from './follows';
import { KindNo, type KindNoProps } from './kind-no';
import { BesideIt, ToBudget } from './to-budget';

/**
 * The other half of the dialog, to its edges: a second column of the dialog beside its title and form, below them on
 * phones. The bouquet takes the height that the form has more, and asks for none itself.
 */
const Panel = styled.aside`
  display: flex;
  flex-direction: column;
  gap: 8px;
  margin: 12px -20px -28px;
  padding: 24px 20px 0;
  background: ${color.fern.wash};
  & h3 {
    padding-inline-end: 40px;
    font: 430 var(--posy-text-h3) / 1.2 ${font.display};
  }
  & li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 2px 12px;
    align-items: start;
    padding-block: 14px;
    border-block-end: 1px solid ${color.line};
  }
  & li:last-of-type {
    border-block-end: 0;
  }
  ${media.tablet} {
    grid-column: 2;
    grid-row: 1 / span 2;
    inline-size: min(384px, 40vw);
    margin: -32px -36px -32px 20px;
    padding: 32px 32px 0;
  }
`;

const Bouquet = styled.div`
  position: relative;
  flex: 1;
  min-block-size: 240px;
  margin-block-start: 8px;
  overflow: hidden;
  & > * {
    position: absolute;
    inset: 0 0 auto;
    block-size: max(100%, 260px);
  }
  ${media.tablet} {
    min-block-size: 160px;
  }
`;

const days = ({ payments }: AgreementDraft): string[] =>
  payments.filter(({ due, isPaid }) => due !== '' && !isPaid).map(({ due }) => due);

const ToDiary = ({ due }: { due: string[] }) => (
  <Follows
    hue="apricot"
    icon={<CalendarBlankIcon size="s" />}
    title={<FormattedMessage id="booking.follows.payments" values={{ count: due.length }} />}
  >
    <FormattedMessage
      id="booking.follows.payments.days"
      values={{
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
);

/** The effects of a booking in other areas; each has its own notice and undo when it happens. */
export const WhatFollows = (props: FollowsProps & { others: KindNoProps['choice'] }) => {
  const { entry, wedding, draft, isBooked, others } = props;
  const due = days(draft);
  const moved = movedTo(wedding, entry);
  return (
    <Panel>
      <Heading level={3} size="h3">
        <FormattedMessage id="booking.follows" />
      </Heading>
      <ul>
        {isBooked ? null : (
          <Follows
            hue="fern"
            icon={<ListChecksIcon size="s" />}
            title={<FormattedMessage id="booking.follows.tasks" />}
          />
        )}
        <ToBudget {...props} />
        {isBooked ? null : <BesideIt {...props} />}
        {due.length === 0 ? null : <ToDiary due={due} />}
        {isBooked || moved === null ? null : (
          <Follows
            hue="bluebell"
            icon={<MapPinIcon size="s" />}
            title={<FormattedMessage id="booking.follows.place" values={{ town: moved.name }} />}
          />
        )}
        {isBooked ? null : <KindNo entry={entry} wedding={wedding} choice={others} />}
      </ul>
      <Text size="small" tone="soft">
        <FormattedMessage id="booking.follows.undo" />
      </Text>
      <Bouquet>
        <Posy seed={wedding.id} progress={0} stems={posyStems(wedding)} />
      </Bouquet>
    </Panel>
  );
};
