import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Quote } from '@posy/shared-contracts/entities';
import { Button, ButtonLink, font, Tag, Text } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePriceText } from '#talk/price-text';
import { shortDate } from '#talk/rules/when';
import { AnswerFrame } from './answer-frame';
import type { CardProps } from './card-props';
import { useKeepAnswer } from './keep-answer';

const Amount = styled.p`
  font: 450 1.75rem/1.2 ${font.display};
  font-variant-numeric: tabular-nums;
`;

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

const Actions = ({ quote, conversation }: CardProps & { quote: Quote }) => {
  const { market } = useLocaleInfo();
  const keep = useKeepAnswer(conversation);
  if (keep === null) return null;
  return (
    <>
      <Button kind="soft" size="s" onPress={() => keep.quote(quote)}>
        <FormattedMessage id="inbox.quote.keep" />
      </Button>
      <ButtonLink kind="plain" size="s" href={paths.shortlist(market.prefix)}>
        <FormattedMessage id="inbox.quote.shortlist" />
      </ButtonLink>
    </>
  );
};

/** A price with what it buys, until when it holds, and the way into the plan. */
export const QuoteCard = (props: CardProps & { quote: Quote }) => {
  const { formatMessage } = useIntl();
  const priceText = usePriceText();
  const { quote, side, mayAct } = props;
  return (
    <AnswerFrame
      title={formatMessage({ id: 'inbox.quote.title' })}
      tag={<ValidTag until={quote.validUntil} />}
      actions={side === 'couple' && mayAct ? <Actions {...props} /> : null}
    >
      <Amount>{priceText(quote.price)}</Amount>
      {quote.price.condition === '' ? null : (
        <Text size="small" tone="soft">
          {quote.price.condition}
        </Text>
      )}
      {quote.includes === '' ? null : <Text size="small">{quote.includes}</Text>}
    </AnswerFrame>
  );
};
