import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { type Conversation, isArchived } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { sharesDate } from '@posy/shared-contracts/rules';
import { Button, Heading, IconLink, media, Text } from '@posy/shared-ui';
import { CaretLeftIcon, DotsThreeIcon } from '@posy/shared-ui/icons';
import { type MenuAction, MenuButton } from '@posy/shared-ui/overlays';
import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useConversationEdits } from '#talk/edits/conversation-edits';
import { OtherPicture } from '#talk/other-picture';
import { useKindAndTown } from '#talk/profiles/use-kind-and-town';
import { useReplyText } from '#talk/profiles/use-reply-text';
import { standingOf } from '#talk/rules/conversation-facts';
import { otherName, type Side } from '#talk/rules/conversations';
import { dateText } from '#talk/rules/when';
import { OwnDay } from './about/own-day';
import type { ThreadDialog } from './dialogs/asking';
import { BookLink } from './planned/book-link';

const Back = styled.span`
  margin-inline-start: -12px;
  ${media.tablet} {
    display: none;
  }
`;

/** On phones the space is left to the name. */
const Portrait = styled.span`
  display: contents;
  ${media.phone} {
    display: none;
  }
`;

/** On phones the space is left to the name: a price has its own way to the booking, and the day stands under About. */
const Booking = styled.span`
  display: contents;
  ${media.phone} {
    display: none;
  }
`;

const Who = styled.div`
  flex: 1;
  min-inline-size: 0;
  line-height: 1.3;
`;

const About = styled.span`
  @media (min-width: 1200px) {
    display: none;
  }
`;

interface Props {
  conversation: Identified<Conversation>;
  side: Side;
  mayAct: boolean;
  /** True when the other side wrote a message that can be reported. */
  mayReport: boolean;
  onAsk: (asking: ThreadDialog) => void;
}

const useActions = ({ conversation, side, mayReport, onAsk }: Props): MenuAction[] => {
  const { formatMessage } = useIntl();
  const edits = useConversationEdits(side);
  const { kind } = standingOf(conversation, side, { isBooked: false });
  const archived = isArchived(conversation, side);
  return [
    {
      id: 'archive',
      label: formatMessage({ id: archived ? 'inbox.do.unarchive' : 'inbox.do.archive' }),
      onSelect: () => void edits.toggleArchived(conversation),
    },
    ...(kind === 'closed'
      ? []
      : [{ id: 'close', label: formatMessage({ id: `inbox.do.close.${side}` }), onSelect: () => onAsk('close') }]),
    ...(kind === 'closed' || kind === 'blocked'
      ? []
      : [
          {
            id: 'block',
            label: formatMessage({ id: 'inbox.do.block' }),
            isRisk: true,
            startsGroup: true,
            onSelect: () => void edits.block(conversation, true),
          },
        ]),
    ...(mayReport
      ? [
          {
            id: 'report',
            label: formatMessage({ id: 'inbox.do.report' }),
            isRisk: true,
            onSelect: () => onAsk('report'),
          },
        ]
      : []),
  ];
};

/** A supplier's category, its town, and how soon it usually replies. */
const OfSupplier = ({ conversation }: Pick<Props, 'conversation'>) => {
  const replies = useReplyText(conversation.supplierId);
  const kind = useKindAndTown(conversation);
  return replies === null ? kind : `${kind} · ${replies}`;
};

/** A couple's day, and the number of their guests. */
const OfCouple = ({ conversation }: Pick<Props, 'conversation'>) => {
  const { formatMessage } = useIntl();
  const { locale } = useLocaleInfo();
  const { weddingDate, shared } = conversation;
  const without = sharesDate(conversation) ? 'inbox.thread.no-date' : 'inbox.shared.date-withheld';
  const day = weddingDate === null ? formatMessage({ id: without }) : dateText(weddingDate, locale);
  const guests = shared?.guests ?? null;
  return guests === null ? day : `${day} · ${formatMessage({ id: 'inbox.shared.guests' }, { day: guests.day })}`;
};

/** The other side's name, and the actions on the conversation. It does not render again with each message that is shown. */
export const ThreadHead = memo((props: Props) => {
  const { conversation, side, mayAct, onAsk } = props;
  const intl = useIntl();
  const { market } = useLocaleInfo();
  const name = otherName(conversation, side);
  const actions = useActions(props);
  const { kind } = standingOf(conversation, side, { isBooked: false });
  const isOpen = kind !== 'closed' && kind !== 'blocked';
  return (
    <header>
      <Back>
        <IconLink href={paths.inbox(market.prefix)} label={intl.formatMessage({ id: 'inbox.thread.back' })}>
          <CaretLeftIcon isFlipped />
        </IconLink>
      </Back>
      <Portrait>
        <OtherPicture conversation={conversation} side={side} />
      </Portrait>
      <Who>
        <Heading level={2} size="title">
          {name}
        </Heading>
        <Text as="p" size="small" tone="soft" isCut>
          {side === 'couple' ? <OfSupplier conversation={conversation} /> : <OfCouple conversation={conversation} />}
        </Text>
      </Who>
      {side === 'supplier' && isOpen ? (
        <Booking>
          <OwnDay conversation={conversation} isAlways />
        </Booking>
      ) : null}
      {side === 'couple' && mayAct && isOpen ? (
        <Booking>
          <BookLink conversation={conversation} />
        </Booking>
      ) : null}
      <About>
        <Button size="s" onPress={() => onAsk('about')}>
          <FormattedMessage id="inbox.about.open" />
        </Button>
      </About>
      {mayAct ? (
        <MenuButton
          label={intl.formatMessage({ id: 'inbox.do.more' }, { name })}
          icon={<DotsThreeIcon />}
          actions={actions}
        />
      ) : null}
    </header>
  );
});
