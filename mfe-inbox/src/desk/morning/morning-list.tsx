import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Conversation } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Avatar, ButtonLink, Row, Rows, Text } from '@posy/shared-ui';
import { CalendarBlankIcon, StarIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { useOwnDays } from '#talk/days/use-own-days';
import { OtherPicture } from '#talk/other-picture';
import { briefly, dateText, dayOf, shortDate } from '#talk/rules/when';
import { useReader } from '#talk/use-reader';
import { LinkedCard } from '../linked-card';
import { waitingForUs } from '../rules/waiting-for-us';
import { type EndingHold, endingHolds } from '../rules/what-waits';
import { WaitingCouple } from '../waiting';
import { useOwnWork } from './own-work';

/** Number of couples shown; the rest is in the list of enquiries. */
const mostShown = 6;

/** Reviews without a public reply. None is shown when they cannot be counted. */
const useReviewsWithoutReply = (supplierId: string): number => {
  const { data } = useOwnWork(supplierId);
  return data?.items.find(({ kind }) => kind === 'reviews-without-reply')?.count ?? 0;
};

const Hold = ({ hold: { day, until, conversation } }: { hold: EndingHold }) => {
  const { locale, market } = useLocaleInfo();
  const { formatMessage } = useIntl();
  const name = conversation?.coupleName ?? formatMessage({ id: 'desk.hold' });
  return (
    <Row
      title={name}
      start={
        conversation === null ? (
          <Avatar name={name} hue="apricot" size="m" isDecorative>
            <CalendarBlankIcon />
          </Avatar>
        ) : (
          <OtherPicture conversation={conversation} side="supplier" />
        )
      }
      note={
        <FormattedMessage
          id="desk.hold.ends"
          values={{ day: dateText(day, locale), until: shortDate(until, locale) }}
        />
      }
      end={
        <ButtonLink
          size="s"
          href={
            conversation === null ? paths.inboxDesk(market.prefix) : paths.conversation(market.prefix, conversation.id)
          }
          aria-label={formatMessage({ id: 'desk.hold.look-at' }, { name })}
        >
          <FormattedMessage id="desk.hold.look" />
        </ButtonLink>
      }
    />
  );
};

const Reviews = ({ count, supplierId }: { count: number; supplierId: string }) => {
  const { market } = useLocaleInfo();
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'desk.reviews' }, { count });
  return (
    <Row
      title={title}
      start={
        <Avatar name={title} hue="primrose" size="m" isDecorative>
          <StarIcon />
        </Avatar>
      }
      note={<FormattedMessage id="desk.reviews.why" />}
      end={
        <ButtonLink size="s" href={paths.supplierReviews(market.prefix, supplierId)} aria-label={title}>
          <FormattedMessage id="desk.hold.look" />
        </ButtonLink>
      }
    />
  );
};

/** The number of waiting couples, and since when the first of them waits. */
export const WhoWaits = ({ conversations }: { conversations: readonly Identified<Conversation>[] | null }) => {
  const reader = useReader();
  const waiting = waitingForUs(conversations ?? []);
  const [longest] = waiting;
  return (
    <Text as="span" tone="soft">
      {longest === undefined ? null : (
        <FormattedMessage
          id="desk.waiting.lead"
          values={{ count: waiting.length, time: briefly(longest.lastMessage.createdAt, reader) }}
        />
      )}
    </Text>
  );
};

/**
 * All open work of a supplier's people, once and by urgency: holds about to end, couples by the longest wait, other
 * holds that end soon, reviews without a reply.
 */
export const MorningList = ({
  supplierId,
  conversations,
}: {
  supplierId: string;
  conversations: readonly Identified<Conversation>[];
}) => {
  const { market } = useLocaleInfo();
  const { now, zone } = useReader();
  const today = dayOf(new Date(now).toISOString(), zone);
  const { days } = useOwnDays(supplierId, today);
  const reviews = useReviewsWithoutReply(supplierId);
  const waiting = waitingForUs(conversations);
  const holds = endingHolds(days ?? [], conversations, today);
  const rows = [
    ...holds.filter(({ isPressing }) => isPressing).map((hold) => <Hold key={hold.day} hold={hold} />),
    ...waiting
      .slice(0, mostShown)
      .map((conversation, at) => (
        <WaitingCouple
          key={conversation.id}
          conversation={conversation}
          isFirst={at === 0}
          around={{ days, conversations, today }}
        />
      )),
    ...holds.filter(({ isPressing }) => !isPressing).map((hold) => <Hold key={hold.day} hold={hold} />),
    ...(reviews === 0 ? [] : [<Reviews key="reviews" count={reviews} supplierId={supplierId} />]),
  ];
  return (
    <LinkedCard
      title={<FormattedMessage id="desk.waiting" />}
      size="h2"
      href={paths.inbox(market.prefix)}
      more={<FormattedMessage id="desk.all" />}
    >
      {rows.length === 0 ? (
        <Text tone="soft">
          <FormattedMessage id="desk.nobody-waits" />
        </Text>
      ) : (
        <Rows>{rows}</Rows>
      )}
    </LinkedCard>
  );
};
