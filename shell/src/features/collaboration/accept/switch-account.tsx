import { Button, LinkButton } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { useSignOut } from '#host/entries/use-sign-out';

/** Signs out and opens log-in with the link's query. Source: S2-nav-02. */
export const SwitchAccount = ({ isButton }: { isButton?: boolean }) => {
  const { formatMessage } = useIntl();
  const { isLeaving, signOut } = useSignOut();
  const words = formatMessage({ id: 'collab.accept.switch' });
  return isButton ? (
    <Button isPending={isLeaving} onPress={signOut}>
      {words}
    </Button>
  ) : (
    <LinkButton type="button" onClick={signOut}>
      {words}
    </LinkButton>
  );
};
