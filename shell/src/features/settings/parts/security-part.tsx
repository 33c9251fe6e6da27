import { Section } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { SecuritySection } from '#features/account/security-section';

/** How this person logs in. */
export const SecurityPart = () => (
  <Section title={useIntl().formatMessage({ id: 'settings.security.title' })}>
    <SecuritySection />
  </Section>
);
