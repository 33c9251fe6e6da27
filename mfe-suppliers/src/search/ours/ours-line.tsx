import { LinkButton, Text } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import type { Ours } from './with-ours';

/** Says which of the couple's own figures count in this list, with the way to change them. */
export const OursLine = ({ ours, onChange }: { ours: Ours; onChange: () => void }) =>
  ours === null ? null : (
    <Text size="small" tone="soft">
      <FormattedMessage id={`search.ours.${ours}`} />{' '}
      <LinkButton type="button" onClick={onChange}>
        <FormattedMessage id="search.ours.change" />
      </LinkButton>
    </Text>
  );
