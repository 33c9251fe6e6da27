import { Section, Text } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { WeddingProfileSection } from '#features/wedding-profile/wedding-profile-section';

/** The profile of the wedding that this person plans. */
export const WeddingSection = () => {
  const { formatMessage } = useIntl();
  return (
    <Section title={formatMessage({ id: 'settings.wedding.title' })}>
      <Text tone="soft">{formatMessage({ id: 'settings.wedding.lead' })}</Text>
      <WeddingProfileSection />
    </Section>
  );
};
