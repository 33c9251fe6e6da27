import { LinkButton, Text } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import type { OursSearch } from './with-ours';

interface Props {
  of: OursSearch;
  onChange: () => void;
}

/** Says which of the couple's own figures count in this list, with the way to change them. */
export const OursLine = ({ of: { ours, place }, onChange }: Props) => {
  const { formatMessage, formatList } = useIntl();
  if (ours.length === 0) return null;
  const what = formatList(ours.map((one) => formatMessage({ id: `search.ours.${one}` }, { place })));
  return (
    <Text size="small" tone="soft">
      <FormattedMessage id="search.ours" values={{ what }} />{' '}
      <LinkButton type="button" onClick={onChange}>
        <FormattedMessage id="search.ours.change" />
      </LinkButton>
    </Text>
  );
};
