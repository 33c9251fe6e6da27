import { useHost } from '@posy/remote-kit';
import { Button, Row } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { useShell } from '#host/shell-context';
import type { SocialProvider } from '#platform/social-providers';
import type { SignInAccount } from '#session/account/account-actions';
import { useFailureNotice } from '../forms/failure-notice';
import { providerBrands } from '../forms/provider-brands';
import { useAttempt } from '../forms/use-attempt';

interface Props {
  account: SignInAccount;
  provider: SocialProvider;
  refresh: () => Promise<void>;
}

/** A provider, added or not, with the button to change that. The last way to log in cannot be removed. */
export const ProviderRow = ({ account, provider, refresh }: Props) => {
  const { formatMessage } = useIntl();
  const { notices } = useHost();
  const actions = useShell().session.account;
  const attempt = useAttempt('link-account');
  const showFailure = useFailureNotice();
  const { name, Icon } = providerBrands[provider];
  const has = account.methods.includes(provider);
  const isLast = has && account.methods.length < 2;

  const change = async (adds: boolean): Promise<void> => {
    const result = await attempt.run(() => (adds ? actions.addProvider(provider) : actions.removeMethod(provider)));
    if (result === null) return;
    attempt.clear();
    if (!result.ok) return showFailure(result.failure);
    await refresh();
    notices.show({
      tone: 'success',
      about: `provider ${name}`,
      text: formatMessage({ id: adds ? 'shell.security.added' : 'shell.security.removed' }, { provider: name }),
      ...(adds
        ? {}
        : { action: { label: formatMessage({ id: 'shell.security.undo' }), run: () => void change(true) } }),
    });
  };
  const note = isLast ? 'shell.security.onlyWay' : has ? 'shell.security.connected' : 'shell.security.notConnected';
  return (
    <Row
      isInset
      start={<Icon size="l" />}
      title={name}
      note={formatMessage({ id: note })}
      end={
        isLast ? null : (
          <Button size="s" isPending={attempt.isPending} onPress={() => void change(!has)}>
            {formatMessage({ id: has ? 'shell.security.remove' : 'shell.security.add' }, { provider: name })}
          </Button>
        )
      }
    />
  );
};
