import { InlineError } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import type { Attempt } from './use-attempt';

/** The reason of a failure, above the button that retries. */
export const AttemptFailed = ({ attempt }: { attempt: Attempt }) =>
  attempt.status === 'failed' ? (
    <InlineError isAlert>
      <FormattedMessage id={`inbox.failed.${attempt.failure}`} />
    </InlineError>
  ) : null;
