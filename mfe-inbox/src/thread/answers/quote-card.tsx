import styled from '@emotion/styled';
import { useAccess, useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Attachment, StoredQuote } from '@posy/shared-contracts/entities';
import { Button, ButtonLink, font, Tag, Text } from '@posy/shared-ui';
import { CheckIcon, NotePencilIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePriceText } from '#talk/price-text';
import { shortDate } from '#talk/rules/when';
import { BookLink } from '../planned/book-link';
import { Planned } from '../planned/planned-bar';
import { QuotePayments } from '../planned/quote-payments';
import { usePlanned } from '../planned/use-planned';
import type { Comparison } from '../rules/planned';
import type { QuoteWords } from '../translation/translations';
import { AnswerFrame, AnswerMark } from './answer-frame';
import { PdfButton } from './attachment-card';
import type { AnswerCardProps } from './card-props';
import { useSaveAnswer } from './save-answer';
import { WithdrawButton } from './withdraw-button';

const Amount = styled.p`
  font: 450 2rem/1.15 ${font.display};
  font-variant-numeric: tabular-nums;
`;

/** The price, with what it includes beside it as far as there is space. */
const Sum = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 12px;
  align-items: baseline;
`;

const WithdrawnTag = () => (
  <Tag hue="apricot">
    <FormattedMessage id="inbox.quote.withdrawn" />
  </Tag>
);

const ValidTag = ({ until }: { until: string | null }) => {
  const { locale } = useLocaleInfo();
  return (
    <Tag hue="primrose">
      {until === null ? (
        <FormattedMessage id="inbox.quote.open" />
      ) : (
        <FormattedMessage id="inbox.quote.until" values={{ day: shortDate(until, locale) }} />
      )}
    </Tag>
  );
};

const Actions = ({
  quote,
  conversation,
  isInBudget,
}: AnswerCardProps & { quote: StoredQuote; isInBudget: boolean }) => {
  const { market } = useLocaleInfo();
  const saveAnswer = useSaveAnswer(conversation);
  const hasBudget = useAccess('budget') === 'edit';
  const { supplierType } = conversation;
  if (saveAnswer === null) return null;
  return (
    <>
      {isInBudget ? (
        <ButtonLink kind="plain" size="s" icon={<CheckIcon size="s" />} href={paths.budget(market.prefix)}>
          <FormattedMessage id="inbox.quote.in-budget" />
        </ButtonLink>
      ) : (
        <Button kind="soft" size="s" onPress={() => saveAnswer.quote(quote)}>
          <FormattedMessage id={hasBudget ? 'inbox.quote.budget' : 'inbox.quote.keep'} />
        </Button>
      )}
      <BookLink conversation={conversation} kind="line" />
      <ButtonLink kind="plain" size="s" href={paths.shortlist(market.prefix, { category: supplierType })}>
        <FormattedMessage id="inbox.quote.shortlist" />
      </ButtonLink>
    </>
  );
};

/** Returns the price for this couple; null where only they know the number of guests, days or pieces. */
const wholeOf = ({ price }: StoredQuote, comparison: Comparison | null): number | null =>
  price.basis === 'total' ? price.amount : price.basis === 'per-head' ? (comparison?.whole ?? null) : null;

interface QuoteProps extends AnswerCardProps {
  quote: StoredQuote;
  /** The PDF that was sent with it. */
  file: Attachment | null;
  words?: QuoteWords | undefined;
}

/** A price with its unit, its payments and its validity, and the button that adds it to the plan. */
export const QuoteCard = (props: QuoteProps) => {
  const { formatMessage } = useIntl();
  const priceText = usePriceText();
  const { quote, file, side, mayAct, conversation } = props;
  // The plan stores the original text, not its translation.
  const { condition, includes } = props.words ?? { condition: quote.price.condition, includes: quote.includes };
  const { comparison, isInBudget } = usePlanned(quote, conversation);
  const isWithdrawn = quote.withdrawnAt != null;
  const may = { keep: side === 'couple' && mayAct, withdraw: props.message.from === side && mayAct };
  return (
    <AnswerFrame
      title={formatMessage({ id: 'inbox.quote.title' })}
      subtitle={condition}
      mark={
        <AnswerMark hue="primrose">
          <NotePencilIcon />
        </AnswerMark>
      }
      tag={isWithdrawn ? <WithdrawnTag /> : <ValidTag until={quote.validUntil} />}
      actions={
        file !== null || (!isWithdrawn && (may.keep || may.withdraw)) ? (
          <>
            {may.keep && !isWithdrawn ? <Actions {...props} isInBudget={isInBudget} /> : null}
            {may.withdraw && !isWithdrawn ? <WithdrawButton {...props} /> : null}
            {file === null ? null : <PdfButton conversation={conversation} attachment={file} />}
          </>
        ) : null
      }
    >
      <Sum>
        <Amount>{isWithdrawn ? <s>{priceText(quote.price)}</s> : priceText(quote.price)}</Amount>
        {includes === '' ? null : (
          <Text size="small" tone="soft">
            {includes}
          </Text>
        )}
      </Sum>
      {isWithdrawn && side === 'couple' && isInBudget ? (
        <Text size="small">
          <FormattedMessage id="inbox.quote.withdrawn.stored" />
        </Text>
      ) : null}
      {side === 'couple' && !isWithdrawn ? <Planned quote={quote} comparison={comparison} /> : null}
      {isWithdrawn ? null : <QuotePayments quote={quote} whole={wholeOf(quote, comparison)} />}
    </AnswerFrame>
  );
};
