import type { MountProps, Notice } from '@posy/shared-contracts/mount-props';
import type { IntlShape } from 'react-intl';

/** The way to something that was just made, for the notice of it: it may have landed out of sight. */
export const openAt = (
  { navigate }: Pick<MountProps, 'navigate'>,
  intl: IntlShape,
  address: string,
): NonNullable<Notice['open']> => ({
  label: intl.formatMessage({ id: 'planning.open' }),
  run: () => navigate(address),
});
