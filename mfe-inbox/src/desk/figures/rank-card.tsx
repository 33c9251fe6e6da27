import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { Card, font, Link, Row, Rows, Section, Text } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFigures } from './use-figures';

const Share = styled.b`
  font: 450 1.375rem/1.2 ${font.display};
`;

/** Parts of the ranking, the weightiest first as the server weighs them, and what a supplier can do about each. */
export const RankCard = ({ supplierId }: { supplierId: string }) => {
  const { market } = useLocaleInfo();
  const { formatNumber } = useIntl();
  const { data } = useFigures(supplierId);
  if (data === undefined) return null;
  const { ranking, completeness } = data;
  const percent = (share: number): string => formatNumber(share, { style: 'percent', maximumFractionDigits: 0 });
  const parts = (Object.keys(ranking.weights) as (keyof typeof ranking.weights)[]).toSorted(
    (a, b) => ranking.weights[b] - ranking.weights[a],
  );
  return (
    <Card>
      <Section title={<FormattedMessage id="figures.rank" />} size="h3" gap={3}>
        <Text size="small" tone="soft">
          <FormattedMessage id="figures.rank.lead" />
        </Text>
        <Rows>
          {parts.map((part) => (
            <Row
              key={part}
              title={<FormattedMessage id={`figures.rank.${part}`} />}
              note={
                <FormattedMessage
                  id={
                    part === 'completeness' && completeness >= 1 ? 'figures.rank.complete' : `figures.rank.${part}.do`
                  }
                  values={{
                    own: percent(completeness),
                    profile: (words) => <Link href={paths.ownProfile(market.prefix)}>{words}</Link>,
                    reviews: (words) => <Link href={paths.reviews(market.prefix)}>{words}</Link>,
                  }}
                />
              }
              end={<Share>{percent(ranking.weights[part])}</Share>}
            />
          ))}
        </Rows>
        <Text size="small" tone="soft">
          <FormattedMessage
            id="figures.rank.paid"
            values={{ head: ranking.paid.atTheHead, each: ranking.paid.oneIn }}
          />
        </Text>
      </Section>
    </Card>
  );
};
