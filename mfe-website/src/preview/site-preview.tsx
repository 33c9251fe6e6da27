import styled from '@emotion/styled';
import { Section, Text } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Microsite, WeddingSite } from '#public-site/public';

const Phone = styled.div`
  justify-self: center;
  inline-size: min(300px, 100%);
  block-size: 600px;
  overflow: hidden;
  border: 8px solid #10251d;
  border-radius: 40px;
  background: #f4f6ec;
  & > div {
    block-size: 100%;
    overflow: auto;
    scrollbar-width: none;
    font-size: 0.875rem;
  }
`;

/** The website as on a phone, with what is being written. */
export const SitePreview = ({ site }: { site: Microsite }) => {
  const intl = useIntl();
  return (
    <Section title={<FormattedMessage id="website.preview.title" />} size="h3">
      <Phone>
        <div tabIndex={0} role="group" aria-label={intl.formatMessage({ id: 'website.preview.label' })}>
          <WeddingSite site={site} isPreview />
        </div>
      </Phone>
      <Text size="small" tone="faint" style={{ textAlign: 'center' }}>
        <FormattedMessage id="website.preview.note" />
      </Text>
    </Section>
  );
};
