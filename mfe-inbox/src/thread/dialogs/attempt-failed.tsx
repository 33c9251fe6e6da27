import { InlineError } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import type { Attempt } from './use-attempt';

/** Why it was not done, above the button that tries again. */
export const AttemptFailed = ({ attempt }: { attempt: Attempt }) =>
  attempt.status === 'failed' ? (
    <InlineError isAlert>
      <FormattedMessage id={`inbox.failed.${attempt.failure}`} />
    </InlineError>
  ) : null;
