import { useLocaleInfo } from '@posy/remote-kit';
import { LinkButton, Text } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { distanceWords, nearKm } from '#supplier/rules/distance/distance-words';
import type { OursSearch } from './with-ours';

interface Props {
  of: OursSearch;
  /** True when no supplier is near the couple's place: then the list is of the whole country. */
  isNobodyNear: boolean;
  onChange: () => void;
}

/** States which of the couple's own facts filter this list, with a button to change them. */
export const OursLine = ({ of: { search, ours, place }, isNobodyNear, onChange }: Props) => {
  const intl = useIntl();
  const { formatMessage, formatList } = intl;
  const { country } = useLocaleInfo().market;
  const distance = distanceWords(intl, country, search.radiusKm ?? nearKm(country));
  if (ours.length === 0 && !isNobodyNear) return null;
  const what = formatList(ours.map((one) => formatMessage({ id: `search.ours.${one}` }, { place, distance })));
  return (
    <Text size="small" tone="soft">
      {isNobodyNear ? (
        <>
          <FormattedMessage id="search.ours.nobody-near" values={{ distance }} />{' '}
        </>
      ) : null}
      {ours.length === 0 ? null : (
        <>
          <FormattedMessage id="search.ours" values={{ what }} />{' '}
        </>
      )}
      <LinkButton type="button" onClick={onChange}>
        <FormattedMessage id="search.ours.change" />
      </LinkButton>
    </Text>
  );
};
