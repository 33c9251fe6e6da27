import type { SupplierProfile } from '@posy/shared-contracts/entities';
import { profileAnchors } from '@posy/shared-contracts/paths';
import { Button, Callout, Stack } from '@posy/shared-ui';
import { HeartIcon, StarIcon } from '@posy/shared-ui/icons';
import { FormattedMessage } from 'react-intl';
import { ProfileSection } from '#supplier/screen/profile-section';
import { useAsk } from '../anchors/use-ask';

const Offer = ({ offer: { title, description } }: { offer: SupplierProfile['offers'][number] }) => {
  const ask = useAsk();
  return (
    <li>
      <Callout hue="apricot" icon={<StarIcon />} title={title}>
        <Stack gap={3} align="start">
          {description}
          <Button size="s" onPress={ask}>
            <FormattedMessage id="profile.offers.redeem" />
          </Button>
        </Stack>
      </Callout>
    </li>
  );
};

/** Temporary offers, and benefits for couples who book through Posy. */
export const SpecialOffers = ({ profile: { offers, benefits = [] } }: { profile: SupplierProfile }) => (
  <ProfileSection id={profileAnchors.specialOffers} title={<FormattedMessage id="profile.section.specialOffers" />}>
    {offers.length === 0 ? null : (
      <Stack as="ul" gap={3} id={profileAnchors.deals}>
        {offers.map((offer) => (
          <Offer key={offer.title} offer={offer} />
        ))}
      </Stack>
    )}
    {benefits.length === 0 ? null : (
      <Stack gap={3} id={profileAnchors.benefits}>
        <h3>
          <FormattedMessage id="profile.benefits.title" />
        </h3>
        <Stack as="ul" gap={3}>
          {benefits.map((benefit) => (
            <li key={benefit}>
              <Callout hue="peony" icon={<HeartIcon />}>
                {benefit}
              </Callout>
            </li>
          ))}
        </Stack>
      </Stack>
    )}
  </ProfileSection>
);
