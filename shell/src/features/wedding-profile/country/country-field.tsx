import { isCountryCode, markets } from '@posy/shared-contracts';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { SelectField } from '@posy/shared-ui/forms';
import { useIntl } from 'react-intl';
import { useDraft } from '#adapters/stored/use-draft';
import { CountryDialog } from './country-dialog';
import { useCountryName } from './use-country-name';
import { wantedCountrySchema } from './wanted-country';

/** The wedding's country. A change is confirmed first: it changes market, search and legal tasks. */
export const CountryField = ({ wedding }: { wedding: Identified<Wedding> }) => {
  const { formatMessage } = useIntl();
  const nameOf = useCountryName();
  const [stored, save] = useDraft(`wedding-country.${wedding.id}`, wantedCountrySchema);
  const { country } = wedding.l10n;
  const wanted = stored?.country === country ? null : stored;
  return (
    <>
      <SelectField
        label={formatMessage({ id: 'shell.profile.country' })}
        value={wanted?.country ?? country}
        onChange={(value) => save(isCountryCode(value) && value !== country ? { country: value, choice: '' } : null)}
        options={markets.map((market) => ({ value: market.country, label: nameOf(market.country) }))}
      />
      {wanted === null ? null : (
        <CountryDialog
          wedding={wedding}
          wanted={wanted}
          onChoose={(choice) => save({ ...wanted, choice })}
          onClose={() => save(null)}
        />
      )}
    </>
  );
};
