import { PageHead } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import { ScreenFailed } from '#plan/frame/screen-failed';

/** Replaces the list when it could not be read. */
export const GuestsFailed = ({ retry }: { retry: () => void }) => (
  <>
    <PageHead title={<FormattedMessage id="guests.title" />} />
    <ScreenFailed
      title={<FormattedMessage id="guests.failed.title" />}
      text={<FormattedMessage id="guests.failed.text" />}
      offline={<FormattedMessage id="guests.failed.offline" />}
      retry={retry}
    />
  </>
);
