import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { ButtonLink, Card, color, Inline, Stack, Text } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFigures } from './use-figures';

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 20px;
  align-items: center;
`;

/** The share as an arc around its number. */
const Ring = styled.span`
  display: grid;
  place-items: center;
  inline-size: 72px;
  block-size: 72px;
  & > * {
    grid-area: 1 / 1;
  }
  & > svg {
    inline-size: 100%;
    block-size: 100%;
    transform: rotate(-90deg);
  }
  & circle {
    fill: none;
    stroke: ${color.apricot.soft};
    stroke-width: 8;
  }
  & circle + circle {
    stroke: ${color.apricot.deep};
    stroke-linecap: round;
  }
  & > b {
    font-variant-numeric: tabular-nums;
  }
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
        <Ring aria-hidden>
          <svg viewBox="0 0 72 72">
            <circle cx="36" cy="36" r="30" />
            <circle cx="36" cy="36" r="30" pathLength="100" strokeDasharray={`${data.completeness * 100} 100`} />
          </svg>
          <b>{Math.round(data.completeness * 100)}</b>
        </Ring>
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
