import styled from '@emotion/styled';
import { paths } from '@posy/shared-contracts';
import type { SignedIn } from '@posy/shared-contracts/mount-props';
import { Button, ButtonLink, Text } from '@posy/shared-ui';
import { GearIcon, SignOutIcon } from '@posy/shared-ui/icons';
import { useIntl } from 'react-intl';
import { useSignOut } from '#host/entries/use-sign-out';
import { useShell } from '#host/shell-context';
import { InstallPlace } from '../install-app/install-place';
import { AccountPlaces } from './account-places';

const Who = styled.div`
  padding: 6px 8px 2px;
`;

/** The account's menu: the plan and its screens, the person, and the sign-out. */
export const AccountPanel = ({ session, onGo }: { session: SignedIn; onGo: () => void }) => {
  const { formatMessage } = useIntl();
  const { market } = useShell();
  const { isLeaving, signOut } = useSignOut();
  return (
    <>
      <AccountPlaces session={session} onGo={onGo} />
      <Who>
        <Text isStrong>{session.user.name || session.email}</Text>
        <Text size="small" tone="soft">
          {formatMessage({ id: 'shell.account.signedInAs' }, { email: session.email })}
        </Text>
      </Who>
      <ButtonLink kind="plain" isWide icon={<GearIcon />} href={paths.settings(market.prefix)} onPress={onGo}>
        {formatMessage({ id: 'shell.account.settings' })}
      </ButtonLink>
      <InstallPlace />
      <Button kind="plain" isWide icon={<SignOutIcon />} isPending={isLeaving} onPress={signOut}>
        {formatMessage({ id: 'shell.account.signOut' })}
      </Button>
    </>
  );
};
