import styled from '@emotion/styled';
import { formatMoney, useLocaleInfo } from '@posy/remote-kit';
import type { SupplierProfile } from '@posy/shared-contracts/entities';
import { Callout, Card, Inline, media, Stack, Text } from '@posy/shared-ui';
import { SparkleIcon } from '@posy/shared-ui/icons';
import { FormattedMessage } from 'react-intl';
import { anchors } from '../anchors';
import { PriceWords } from '#supplier/card/price-words';
import { ProfileSection } from './profile-section';

const Packages = styled.ul`
  display: grid;
  gap: 12px;
  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(240px, 1fr));
  }
  & > li {
    display: grid;
  }
`;

/** What a package holds comes as a list of words in small letters. */
const Holds = styled(Text)`
  &::first-letter {
    text-transform: uppercase;
  }
`;

/** Packages with what they hold; prices never stand without their basis. */
export const Pricing = ({ profile: { price, packages, offers } }: { profile: SupplierProfile }) => {
  const { locale } = useLocaleInfo();
  return (
    <ProfileSection id={anchors.pricing} title={<FormattedMessage id="suppliers.section.pricing" />}>
      <PriceWords price={price} />
      {packages.length === 0 ? null : (
        <Packages>
          {packages.map((item) => (
            <li key={item.name}>
              <Card>
                <Stack gap={2}>
                  <Inline justify="space-between" align="baseline" gap={3}>
                    <Text isStrong>{item.name}</Text>
                    <Text isStrong isFigures>
                      {formatMoney(item.price, locale)}
                    </Text>
                  </Inline>
                  <Holds size="small" tone="soft">
                    {item.description}
                  </Holds>
                </Stack>
              </Card>
            </li>
          ))}
        </Packages>
      )}
      {offers.length === 0 ? null : (
        <Stack id={anchors.deals} gap={3}>
          <h3 id={`${anchors.deals}-name`}>
            <FormattedMessage id="suppliers.pricing.deals" />
          </h3>
          <Stack as="ul" gap={3} aria-labelledby={`${anchors.deals}-name`}>
            {offers.map(({ title, description }) => (
              <li key={title}>
                <Callout hue="apricot" icon={<SparkleIcon />} title={title}>
                  {description}
                </Callout>
              </li>
            ))}
          </Stack>
        </Stack>
      )}
    </ProfileSection>
  );
};
