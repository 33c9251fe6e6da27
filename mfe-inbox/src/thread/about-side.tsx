import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Conversation } from '@posy/shared-contracts/entities';
import { ButtonLink, color, Facts, Heading, Text } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import { otherName, type Side } from '#talk/rules/conversations';
import { dateText } from '#talk/rules/when';

const Root = styled.aside`
  display: none;
  @media (min-width: 1200px) {
    display: grid;
  }
  gap: 20px;
  align-content: start;
  padding: 24px;
  overflow: auto;
  background: ${color.surface};
  border-inline-start: 1px solid ${color.line};
`;

/** Beside the thread on wide screens: whom one talks with. */
export const AboutSide = ({ conversation, side }: { conversation: Conversation; side: Side }) => {
  const { market, locale } = useLocaleInfo();
  const { supplierType, supplierId, weddingDate } = conversation;
  const name = otherName(conversation, side);
  return (
    <Root aria-label={name}>
      <div>
        <Heading level={2} size="h3">
          {name}
        </Heading>
        {side === 'couple' ? (
          <Text as="p" size="small" tone="soft">
            <FormattedMessage id="inbox.category" values={{ category: supplierType }} />
          </Text>
        ) : null}
      </div>
      <Facts>
        <dt>
          <FormattedMessage id={side === 'couple' ? 'inbox.about.your-date' : 'inbox.about.their-date'} />
        </dt>
        <dd>{weddingDate === null ? <FormattedMessage id="inbox.about.no-date" /> : dateText(weddingDate, locale)}</dd>
      </Facts>
      {side === 'couple' ? (
        <ButtonLink size="s" isWide href={paths.supplier(market.prefix, supplierType, supplierId)}>
          <FormattedMessage id="inbox.about.profile" />
        </ButtonLink>
      ) : null}
    </Root>
  );
};
