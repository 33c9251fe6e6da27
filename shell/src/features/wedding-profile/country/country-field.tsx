import { isCountryCode, markets, type CountryCode } from '@posy/shared-contracts';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { SelectField } from '@posy/shared-ui/forms';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { CountryDialog } from './country-dialog';
import { useCountryName } from './use-country-name';

/** The wedding's country. Choosing another asks first: it changes market, search and legal tasks. */
export const CountryField = ({ wedding }: { wedding: Identified<Wedding> }) => {
  const { formatMessage } = useIntl();
  const nameOf = useCountryName();
  const [wanted, setWanted] = useState<CountryCode | null>(null);
  const { country } = wedding.l10n;
  return (
    <>
      <SelectField
        label={formatMessage({ id: 'shell.profile.country' })}
        value={wanted ?? country}
        onChange={(value) => setWanted(isCountryCode(value) && value !== country ? value : null)}
        options={markets.map((market) => ({ value: market.country, label: nameOf(market.country) }))}
      />
      {wanted === null ? null : <CountryDialog wedding={wedding} country={wanted} onClose={() => setWanted(null)} />}
    </>
  );
};
