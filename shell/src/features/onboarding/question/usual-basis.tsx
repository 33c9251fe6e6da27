import type { CountryCode } from '@posy/shared-contracts';
import { usualCosts } from '@posy/shared-contracts/constants';
import type { UsualCost } from '@posy/shared-contracts/rules';
import { useIntl } from 'react-intl';
import { useCountryName } from '#features/wedding-profile/country/use-country-name';

/** The source of a usual total, and the limit of that source. */
export const UsualBasis = ({ country, beyond }: { country: CountryCode } & Pick<UsualCost, 'beyond'>) => {
  const { formatMessage } = useIntl();
  const nameOf = useCountryName();
  const basis = formatMessage(
    { id: 'shell.onboarding.basis' },
    { where: country === 'GB' ? 'uk' : 'elsewhere', country: nameOf(country) },
  );
  if (beyond === null) return basis;
  const count = beyond === 'fewer' ? usualCosts.fewest : usualCosts.most;
  return `${basis} ${formatMessage({ id: 'shell.onboarding.beyond' }, { end: beyond, count })}`;
};
