import type { Activity } from '@posy/shared-contracts/entities';
import type { IntlShape } from 'react-intl';

/** Describes an entry of the log to a member. */
export const activityWords = (
  { formatMessage }: IntlShape,
  { kind, by, about, role }: Activity,
  self: string,
): string =>
  formatMessage(
    { id: `collab.activity.kind.${kind}` },
    {
      self: String(by.uid === self),
      name: by.name,
      about: about ?? formatMessage({ id: 'collab.activity.link' }),
      role: role ?? 'none',
    },
  );
