import { FeatureMessages } from '@posy/remote-kit';
import { mayEditProfile } from '@posy/shared-contracts/rules';
import { Callout, Card, Loading, Skeleton, Stack } from '@posy/shared-ui';
import { InfoIcon } from '@posy/shared-ui/icons';
import { useIntl } from 'react-intl';
import { catalogues as pickerCatalogues } from '../date-picker/messages';
import { catalogues } from './messages';
import { CouplePicture } from './picture/couple-picture';
import { PictureField } from './picture/picture-field';
import { ProfileFacts } from './profile-facts';
import { ProfileForm } from './profile-form';
import { useKnownWedding } from './use-known-wedding';
import { WeddingGone } from './wedding-gone';

const Profile = () => {
  const { formatMessage } = useIntl();
  const known = useKnownWedding();
  if (known.status === 'gone') return <WeddingGone />;
  if (known.status !== 'there')
    return (
      <Loading label={formatMessage({ id: 'shell.profile.loading' })}>
        <Skeleton height={280} />
      </Loading>
    );
  const { wedding, person } = known;
  if (!mayEditProfile(person.role))
    return (
      <Card>
        <Stack gap={5}>
          <CouplePicture wedding={wedding} />
          <ProfileFacts wedding={wedding} />
        </Stack>
      </Card>
    );
  return (
    <Card>
      <Stack gap={5}>
        <PictureField key={`picture ${wedding.id}`} wedding={wedding} />
        <ProfileForm key={wedding.id} wedding={wedding} />
        <Callout hue="primrose" icon={<InfoIcon />}>
          {formatMessage({ id: 'shell.profile.countryHelp' })}
        </Callout>
      </Stack>
    </Card>
  );
};

/** The wedding's profile as a part of the settings: names, date, place, guests, budget. Suspends for its messages. */
export const WeddingProfileSection = () => (
  <FeatureMessages catalogues={pickerCatalogues}>
    <FeatureMessages catalogues={catalogues}>
      <Profile />
    </FeatureMessages>
  </FeatureMessages>
);
