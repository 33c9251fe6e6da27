import { Callout } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';

/** Points out that the couple's own text mentions withheld facts: the text is sent unchanged. */
export const StillSaid = ({ words }: { words: readonly string[] }) => {
  const intl = useIntl();
  return words.length === 0 ? null : (
    <Callout hue="apricot" role="status">
      <FormattedMessage id="inbox.share.still-said" values={{ words: intl.formatList(words) }} />
    </Callout>
  );
};
