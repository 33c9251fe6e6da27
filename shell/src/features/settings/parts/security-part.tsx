import { Section } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { SecuritySection } from '#features/account/security-section';

/** The ways in which this person logs in. */
export const SecurityPart = () => (
  <Section title={useIntl().formatMessage({ id: 'settings.security.title' })}>
    <SecuritySection />
  </Section>
);
