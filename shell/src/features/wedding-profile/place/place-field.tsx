import type { CountryCode } from '@posy/shared-contracts';
import { documentLengths } from '@posy/shared-contracts/constants';
import { ComboField } from '@posy/shared-ui/forms';
import { MapPinIcon } from '@posy/shared-ui/icons';
import { useIntl } from 'react-intl';
import { type TypedPlace, typedPlace } from './typed-place';
import { usePlaceSuggestions } from './use-place-suggestions';

interface Props {
  label: string;
  isLabelHidden?: boolean;
  value: TypedPlace;
  onChange: (value: TypedPlace) => void;
  country: CountryCode;
}

/** The wedding's place: a suggested one, or any text. */
export const PlaceField = ({ label, isLabelHidden = false, value, onChange, country }: Props) => {
  const { formatMessage } = useIntl();
  const places = usePlaceSuggestions(value.known?.name === value.text ? '' : value.text, country);
  return (
    <ComboField
      label={label}
      isLabelHidden={isLabelHidden}
      icon={<MapPinIcon />}
      placeholder={formatMessage({ id: 'shell.profile.wherePlaceholder' })}
      value={value.text}
      onChange={(text) => onChange({ text: text.slice(0, documentLengths.place), known: value.known })}
      options={places.map(({ place: { name, adminArea }, kind }, index) => ({
        id: String(index),
        label: name,
        ...(adminArea[0] === undefined ? {} : { note: adminArea[0] }),
        ...(kind === null ? {} : { group: formatMessage({ id: `shell.profile.place.${kind}` }) }),
      }))}
      onSelect={({ id }) => onChange(typedPlace(places[Number(id)]?.place ?? null))}
      countText={(count) => formatMessage({ id: 'shell.profile.places' }, { count })}
    />
  );
};
