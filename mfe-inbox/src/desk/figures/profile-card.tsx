import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { ButtonLink, Card, Inline, Stack, Text } from '@posy/shared-ui';
import { ShareRing } from '@posy/shared-ui/charts';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFigures } from './use-figures';

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 20px;
  align-items: center;
`;

/** The completeness of the supplier's profile, and its worth; renders nothing for a complete one. */
export const ProfileCard = ({ supplierId }: { supplierId: string }) => {
  const { market } = useLocaleInfo();
  const { formatNumber } = useIntl();
  const { data } = useFigures(supplierId);
  if (data === undefined || data.completeness >= 1) return null;
  const percent = (share: number): string => formatNumber(share, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <Card hue="apricot">
      <Row>
        <ShareRing share={data.completeness} hue="apricot" />
        <Stack gap={1}>
          <Text isStrong>
            <FormattedMessage id="figures.profile" values={{ share: percent(data.completeness) }} />
          </Text>
          <Text size="small" tone="soft">
            <FormattedMessage
              id="figures.profile.why"
              values={{ weight: percent(data.ranking.weights.completeness) }}
            />
          </Text>
          <Inline>
            <ButtonLink size="s" href={paths.ownProfile(market.prefix)}>
              <FormattedMessage id="figures.profile.fill" />
            </ButtonLink>
          </Inline>
        </Stack>
      </Row>
    </Card>
  );
};
