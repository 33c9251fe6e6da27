import type { MountProps, Notice } from '@posy/shared-contracts/mount-props';
import type { IntlShape } from 'react-intl';

/** Returns the notice's link to a new item: it may have been added out of sight. */
export const openAt = (
  { navigate }: Pick<MountProps, 'navigate'>,
  intl: IntlShape,
  address: string,
): NonNullable<Notice['open']> => ({
  label: intl.formatMessage({ id: 'planning.open' }),
  run: () => navigate(address),
});
