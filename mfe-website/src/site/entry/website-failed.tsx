import { FailedFeature, Page, PageHead } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';

interface Props {
  onRetry: () => void;
}

/** Stands for a screen of the website that did not load. */
export const WebsiteFailed = ({ onRetry }: Props) => {
  const intl = useIntl();
  return (
    <Page>
      <PageHead title={<FormattedMessage id="website.title" />} />
      <FailedFeature
        level={2}
        title={intl.formatMessage({ id: 'website.unavailable' })}
        retryLabel={intl.formatMessage({ id: 'website.retry' })}
        onRetry={onRetry}
      >
        <FormattedMessage id="website.unavailable-text" />
      </FailedFeature>
    </Page>
  );
};
