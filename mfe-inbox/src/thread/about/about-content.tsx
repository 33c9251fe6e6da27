import styled from '@emotion/styled';
import { formatMoney, Slot, useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Conversation, Quote } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { picturePath } from '@posy/shared-contracts/paths';
import { sharesDate } from '@posy/shared-contracts/rules';
import { ButtonLink, Facts, Heading, Inline, Tag, Text } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import { dayStanding, hueOfStanding, isKnownToThem } from '#talk/days/day-standing';
import { useOwnDays } from '#talk/days/use-own-days';
import { usePriceText } from '#talk/price-text';
import { otherName, type Side } from '#talk/rules/conversations';
import { dateText, dayOf, shortDate } from '#talk/rules/when';
import { SharedFactsList } from '#talk/shared-facts-list';
import { useReader } from '#talk/use-reader';
import { usePlanned } from '../planned/use-planned';
import { AmongUs } from './among-us';
import { OurNotes } from './our-notes';

const Picture = styled.img`
  inline-size: 100%;
  block-size: auto;
  border-radius: 14px;
  aspect-ratio: 16 / 9;
  object-fit: cover;
`;

interface Props {
  conversation: Identified<Conversation>;
  side: Side;
}

const WeddingDay = ({ conversation }: Pick<Props, 'conversation'>) => {
  const { locale } = useLocaleInfo();
  const { weddingDate, answers } = conversation;
  const date = answers?.date;
  if (weddingDate === null)
    return <FormattedMessage id={sharesDate(conversation) ? 'inbox.about.no-date' : 'inbox.shared.date-withheld'} />;
  const day = dateText(weddingDate, locale);
  if (date === undefined || date.day !== weddingDate) return day;
  const until = date.heldUntil === null ? '' : shortDate(date.heldUntil, locale);
  return <FormattedMessage id={`inbox.about.date.${date.answer}`} values={{ day, until }} />;
};

/** Reserves its space before it has content, so that nothing below it moves. */
const Coming = styled.span`
  visibility: hidden;
`;

/** The couple's day in the supplier's calendar, if no message named it, or one named it differently. */
const OwnDay = ({ conversation }: Pick<Props, 'conversation'>) => {
  const { now, zone } = useReader();
  const today = dayOf(new Date(now).toISOString(), zone);
  const { days } = useOwnDays(conversation.supplierId, today);
  const standing = dayStanding(conversation, days ?? [], today);
  if (standing === null || isKnownToThem(conversation, standing)) return null;
  const tag = (
    <Tag hue={hueOfStanding[standing]}>
      <FormattedMessage id={`inbox.about.day.${standing}`} />
    </Tag>
  );
  return days === null ? <Coming>{tag}</Coming> : tag;
};

/** The couple's planned amount beside the quote; renders nothing when nothing was planned. */
const PlannedFact = ({ quote, conversation }: { quote: Quote; conversation: Conversation }) => {
  const { locale } = useLocaleInfo();
  const { comparison } = usePlanned(quote, conversation);
  if (comparison === null) return null;
  return (
    <>
      <dt>
        <FormattedMessage id="inbox.about.planned" />
      </dt>
      <dd>{formatMoney({ amount: comparison.planned, currency: quote.price.currency }, locale)}</dd>
    </>
  );
};

const AnsweredFacts = ({ conversation, side }: Props) => {
  const { locale } = useLocaleInfo();
  const priceText = usePriceText();
  const { quote, visit } = conversation.answers ?? {};
  return (
    <Facts>
      {quote === undefined ? null : (
        <>
          <dt>
            <FormattedMessage id="inbox.about.quoted" />
          </dt>
          <dd>{priceText(quote.price)}</dd>
          {side === 'couple' ? <PlannedFact quote={quote} conversation={conversation} /> : null}
        </>
      )}
      <dt>
        <FormattedMessage id={side === 'couple' ? 'inbox.about.your-date' : 'inbox.about.their-date'} />
      </dt>
      <dd>
        <Inline gap={2}>
          <WeddingDay conversation={conversation} />
          {side === 'supplier' && conversation.closedAt === undefined ? <OwnDay conversation={conversation} /> : null}
        </Inline>
      </dd>
      {visit === undefined || visit.answer === 'declined' ? null : (
        <>
          <dt>
            <FormattedMessage id="inbox.about.visit" />
          </dt>
          <dd>{dateText(visit.day, locale)}</dd>
        </>
      )}
    </Facts>
  );
};

/** The opinions of other couples about the supplier; the remote of reviews shows them. */
const ReviewsInShort = ({ conversation: { supplierId, supplierName } }: Pick<Props, 'conversation'>) => (
  <Slot name="supplier-about.reviews" props={{ supplierId, supplierName }} />
);

/** The other side: its quotes and agreements, the couple's shared facts, and the couple's notes. */
export const AboutContent = ({ conversation, side }: Props) => {
  const { market } = useLocaleInfo();
  const { supplierType, supplierId, picture } = conversation;
  return (
    <>
      {side === 'couple' && picture !== undefined ? (
        <Picture src={picturePath(picture, '16x9', 640)} alt="" width={640} height={360} loading="lazy" />
      ) : null}
      <div>
        <Heading level={2} size="h3">
          {otherName(conversation, side)}
        </Heading>
        {side === 'couple' ? (
          <Text as="p" size="small" tone="soft">
            <FormattedMessage id="inbox.category" values={{ category: supplierType }} />
          </Text>
        ) : null}
      </div>
      <AnsweredFacts conversation={conversation} side={side} />
      {side === 'couple' ? <OurNotes conversation={conversation} /> : <AmongUs conversation={conversation} />}
      {side === 'couple' ? <ReviewsInShort conversation={conversation} /> : null}
      <SharedFactsList conversation={conversation} side={side} />
      {side === 'couple' ? (
        <ButtonLink size="s" isWide href={paths.supplier(market.prefix, supplierType, supplierId)}>
          <FormattedMessage id="inbox.about.profile" />
        </ButtonLink>
      ) : null}
    </>
  );
};
