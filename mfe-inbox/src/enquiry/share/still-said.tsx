import { Callout } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';

/** Tells that a couple's own words say what they switched off: their words are theirs, and go as they stand. */
export const StillSaid = ({ words }: { words: readonly string[] }) => {
  const intl = useIntl();
  return words.length === 0 ? null : (
    <Callout hue="apricot" role="status">
      <FormattedMessage id="inbox.share.still-said" values={{ words: intl.formatList(words) }} />
    </Callout>
  );
};
