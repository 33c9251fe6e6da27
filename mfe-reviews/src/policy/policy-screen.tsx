import styled from '@emotion/styled';
import { useHost, useTitle } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import { reviewConstants } from '@posy/shared-contracts/constants';
import { policyNumbers } from '@posy/shared-contracts/entities';
import { color, font, Heading, media, Page, PageHead, Section, Stack, Text } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureOf } from '#review/reviews-failure';
import { ReviewsSkeleton } from '#review/reviews-skeleton';
import { Figures } from './figures';
import { figuresQuery } from './policy-queries';

const ways = ['asked', 'known', 'read', 'as', 'supplier', 'reported'] as const;

const Ways = styled.ul`
  display: grid;
  gap: 12px;
  max-inline-size: 66ch;
`;

const Rules = styled.ol`
  display: grid;
  gap: 12px;
  grid-template-columns: minmax(0, 1fr);
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  & > li {
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr);
    gap: 12px;
    padding: 16px;
    border: 1px solid ${color.line};
    border-radius: 16px;
    background: ${color.surface};
  }
`;

const Number = styled.span`
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  border-radius: 50%;
  border-end-start-radius: 8px;
  background: ${color.peony.soft};
  color: ${color.peony.deep};
  font: 480 1.25rem/1 ${font.display};
  font-variant-numeric: lining-nums;
`;

const bold = { b: (words: React.ReactNode) => <strong key="b">{words}</strong>, days: reviewConstants.editDays };

const Decided = () => {
  const { api } = useHost();
  const read = useQuery(figuresQuery(api));
  const { data } = read;
  const failure = failureOf(read);
  if (failure !== null) return failure;
  return data === undefined ? <ReviewsSkeleton /> : <Figures years={data.years} />;
};

/** The rules of reviews with their numbers, the way of a review, and what was decided by them in each year. */
export const PolicyScreen = () => {
  const { formatMessage } = useIntl();
  useTitle(formatMessage({ id: 'policy.title' }));
  return (
    <Page width="reading">
      <PageHead title={formatMessage({ id: 'policy.title' })} lead={formatMessage({ id: 'policy.lead' })} />
      <Stack gap={8}>
        <Section title={formatMessage({ id: 'policy.way' })}>
          <Ways>
            {ways.map((way) => (
              <Text as="li" key={way}>
                <FormattedMessage id={`policy.way.${way}`} values={bold} />
              </Text>
            ))}
          </Ways>
        </Section>
        <Section title={formatMessage({ id: 'policy.rules' })}>
          <Rules>
            {policyNumbers.map((rule) => (
              <li key={rule} id={`rule-${rule}`}>
                <Number>{rule}</Number>
                <div>
                  <Heading level={3} size="title">
                    <FormattedMessage id={`policy.rule.${rule}.title`} />
                  </Heading>
                  <Text size="small" tone="soft">
                    <FormattedMessage id={`policy.rule.${rule}.body`} />
                  </Text>
                </div>
              </li>
            ))}
          </Rules>
        </Section>
        <Section title={formatMessage({ id: 'policy.figures' })}>
          <Decided />
        </Section>
      </Stack>
    </Page>
  );
};
