import styled from '@emotion/styled';
import { formatMoney, useLocaleInfo } from '@posy/remote-kit';
import type { Conversation, Quote } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { sharesDate } from '@posy/shared-contracts/rules';
import { Callout, Facts, Tag } from '@posy/shared-ui';
import { LightbulbIcon } from '@posy/shared-ui/icons';
import { FormattedMessage } from 'react-intl';
import { usePriceText } from '#talk/price-text';
import type { Side } from '#talk/rules/conversations';
import { dateText, shortDate, timeOfDayText } from '#talk/rules/when';
import { usePlanned } from '../planned/use-planned';
import { OwnDay } from './own-day';

/** Names at the start and values at the end of their lines. */
const Lines = styled(Facts)`
  & > dd {
    display: flex;
    flex-wrap: wrap;
    gap: 6px;
    justify-content: flex-end;
    text-align: end;
    font-weight: 500;
  }
`;

interface Props {
  conversation: Identified<Conversation>;
  side: Side;
}

const hueOf = { free: 'fern', held: 'fern', 'not-free': 'apricot' } as const;

const WeddingDay = ({ conversation }: Pick<Props, 'conversation'>) => {
  const { locale } = useLocaleInfo();
  const { weddingDate, answers } = conversation;
  const date = answers?.date;
  if (weddingDate === null)
    return <FormattedMessage id={sharesDate(conversation) ? 'inbox.about.no-date' : 'inbox.shared.date-withheld'} />;
  const day = dateText(weddingDate, locale);
  if (date === undefined || date.day !== weddingDate) return day;
  const until = date.heldUntil === null ? '' : shortDate(date.heldUntil, locale);
  return (
    <Tag hue={hueOf[date.answer]}>
      <FormattedMessage id={`inbox.about.date.${date.answer}`} values={{ day, until }} />
    </Tag>
  );
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

/** The difference between quote and plan; renders nothing when nothing was planned. */
const Difference = ({ quote, conversation }: { quote: Quote; conversation: Conversation }) => {
  const { locale } = useLocaleInfo();
  const { comparison } = usePlanned(quote, conversation);
  if (comparison === null) return null;
  const { over } = comparison;
  const amount = formatMoney({ amount: Math.abs(over), currency: quote.price.currency }, locale);
  return (
    <Callout hue={over > 0 ? 'primrose' : 'fern'} icon={<LightbulbIcon />}>
      <FormattedMessage id={`inbox.planned.${over > 0 ? 'over' : over < 0 ? 'under' : 'even'}`} values={{ amount }} />
    </Callout>
  );
};

const Visit = ({ visit: { day, time } }: { visit: { day: string; time: string | null } }) => {
  const { locale } = useLocaleInfo();
  return (
    <>
      <dt>
        <FormattedMessage id="inbox.about.visit" />
      </dt>
      <dd>{time === null ? dateText(day, locale) : `${dateText(day, locale)}, ${timeOfDayText(time, locale)}`}</dd>
    </>
  );
};

/** The newest answers of a conversation: price, day and visit, beside the couple's plan. */
export const AnsweredFacts = ({ conversation, side }: Props) => {
  const priceText = usePriceText();
  const { quote, visit } = conversation.answers ?? {};
  return (
    <>
      <Lines>
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
          <WeddingDay conversation={conversation} />
          {side === 'supplier' && conversation.closedAt === undefined ? <OwnDay conversation={conversation} /> : null}
        </dd>
        {visit === undefined || visit.answer === 'declined' ? null : <Visit visit={visit} />}
      </Lines>
      {side === 'couple' && quote !== undefined ? <Difference quote={quote} conversation={conversation} /> : null}
    </>
  );
};
