import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Conversation } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { sharesDate } from '@posy/shared-contracts/rules';
import { ButtonLink, Inline, Row, Rows, Tag, Text } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { dayStanding, hueOfStanding } from '#talk/days/day-standing';
import type { Day } from '#talk/days/taken-days';
import { OtherPicture } from '#talk/other-picture';
import { briefly, shortDate } from '#talk/rules/when';
import { useReader } from '#talk/use-reader';
import { LinkedCard } from './linked-card';
import { askingForDay } from './rules/what-waits';

/** Only the beginning of the message, so that the next couple is visible: the conversation has all of it. */
const LastWord = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  margin-block-end: 4px;
`;

/** Number of couples shown; the rest is in the list of enquiries. */
const mostShown = 6;

/** The supplier's further facts about waiting couples: its days, and the competing enquiries. */
export interface WaitingContext {
  days: readonly Day[] | null;
  conversations: readonly Conversation[];
  today: string;
}

const DayTag = ({ conversation, around }: { conversation: Conversation; around: WaitingContext }) => {
  const { locale } = useLocaleInfo();
  const { weddingDate } = conversation;
  if (weddingDate === null)
    return (
      <Tag hue="bluebell">
        <FormattedMessage id={sharesDate(conversation) ? 'desk.no-date' : 'inbox.shared.date-withheld'} />
      </Tag>
    );
  const day = shortDate(weddingDate, locale);
  const standing = dayStanding(conversation, around.days, around.today);
  if (standing === null) return <Tag hue="bluebell">{day}</Tag>;
  return (
    <Tag hue={hueOfStanding[standing]}>
      <FormattedMessage id={`desk.day.${standing}`} values={{ day }} />
    </Tag>
  );
};

const Shared = ({ conversation, around }: { conversation: Conversation; around: WaitingContext }) => {
  const guests = conversation.shared?.guests?.day ?? 0;
  const asking = askingForDay(conversation, around.conversations);
  return (
    <Inline gap={2}>
      <DayTag conversation={conversation} around={around} />
      {guests === 0 ? null : (
        <Tag>
          <FormattedMessage id="desk.guests" values={{ count: guests }} />
        </Tag>
      )}
      {asking < 2 ? null : (
        <Tag>
          <FormattedMessage id="desk.asking" values={{ count: asking }} />
        </Tag>
      )}
    </Inline>
  );
};

interface CoupleProps {
  conversation: Identified<Conversation>;
  isFirst: boolean;
  around: WaitingContext;
}

/** A waiting couple, with the time and the subject of their message. */
export const WaitingCouple = ({ conversation, isFirst, around }: CoupleProps) => {
  const { market } = useLocaleInfo();
  const { formatMessage } = useIntl();
  const reader = useReader();
  const { coupleName, lastMessage } = conversation;
  return (
    <Row
      title={coupleName}
      start={<OtherPicture conversation={conversation} side="supplier" />}
      note={
        <>
          <LastWord title={lastMessage.body}>
            <FormattedMessage id="desk.since" values={{ time: briefly(lastMessage.createdAt, reader) }} /> ·{' '}
            {lastMessage.body}
          </LastWord>
          <Shared conversation={conversation} around={around} />
        </>
      }
      end={
        <ButtonLink
          kind={isFirst ? 'main' : 'line'}
          size="s"
          href={paths.conversation(market.prefix, conversation.id)}
          aria-label={formatMessage({ id: 'desk.answer-to' }, { name: coupleName })}
        >
          <FormattedMessage id="desk.answer" />
        </ButtonLink>
      }
    />
  );
};

/** The couples that wait for a reply, the longest first. */
export const Waiting = ({
  waiting,
  around,
}: {
  waiting: readonly Identified<Conversation>[];
  around: WaitingContext;
}) => {
  const { market } = useLocaleInfo();
  return (
    <LinkedCard
      title={<FormattedMessage id="desk.waiting" />}
      href={paths.inbox(market.prefix)}
      more={<FormattedMessage id="desk.all" />}
    >
      {waiting.length === 0 ? (
        <Text tone="soft">
          <FormattedMessage id="desk.nobody-waits" />
        </Text>
      ) : (
        <Rows>
          {waiting.slice(0, mostShown).map((conversation, at) => (
            <WaitingCouple key={conversation.id} conversation={conversation} isFirst={at === 0} around={around} />
          ))}
        </Rows>
      )}
    </LinkedCard>
  );
};
