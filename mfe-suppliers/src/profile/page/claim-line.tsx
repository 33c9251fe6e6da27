import { useLocaleInfo, useSession } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { SupplierProfile } from '@posy/shared-contracts/entities';
import { Link, Text } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';

/** Leads a business to the claim of its profile. People who speak for the profile already see nothing. */
export const ClaimLine = ({ profile: { id } }: { profile: Pick<SupplierProfile, 'id'> }) => {
  const { prefix } = useLocaleInfo().market;
  const session = useSession();
  if (session.status === 'signed-in' && session.user.supplierId === id) return null;
  return (
    <Text as="p" size="small" tone="soft" style={{ marginBlockStart: 40, textAlign: 'center' }}>
      <FormattedMessage
        id="profile.claim"
        values={{ claim: (words) => <Link href={paths.claim(prefix, id)}>{words}</Link> }}
      />
    </Text>
  );
};
