import styled from '@emotion/styled';
import { useReadable, useSignedIn } from '@posy/remote-kit';
import { Button, Callout, Card, Loading, media, Row, Rows, Skeleton } from '@posy/shared-ui';
import { LockIcon } from '@posy/shared-ui/icons';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as v from 'valibot';
import { useDraft } from '#adapters/stored/use-draft';
import { SecondFactorRows } from '#features/second-factor/rows-part';
import { useShell } from '#host/shell-context';
import type { SignInAccount } from '#session/account/account-actions';
import { ChangeEmail } from './change-email';
import { ChangePassword } from './change-password';
import { EmailRow } from './email-row';
import { ProviderRow } from './provider-row';
import { useOwnAccount } from './use-own-account';

/** On phones the buttons stand below the text, so that an address has the full width in every language. */
const Ways = styled(Rows)`
  ${media.phone} {
    & > li {
      flex-wrap: wrap;
      & > div:first-of-type {
        flex-basis: calc(100% - 48px);
      }
      & > div:last-of-type:not(:first-of-type) {
        flex-wrap: wrap;
        margin-inline-start: 32px;
      }
    }
  }
`;

type OpenChange = 'email' | 'password' | null;

const WaysIn = ({ account, refresh }: { account: SignInAccount; refresh: () => Promise<void> }) => {
  const { formatMessage } = useIntl();
  const { socialProviders, providersHere } = useShell();
  const here = useReadable(providersHere);
  const uid = useSignedIn()?.uid ?? '';
  const [address, saveAddress] = useDraft(`change-email.${uid}`, v.string());
  const [open, setOpen] = useState<OpenChange>(address === null ? null : 'email');
  const close = (): void => {
    saveAddress(null);
    setOpen(null);
  };
  const has = account.methods.includes('password');
  const shown = socialProviders.filter((provider) => account.methods.includes(provider));
  const others = here.filter((provider) => !account.methods.includes(provider));
  return (
    <Card isFlush>
      <Ways>
        <EmailRow account={account} onChange={() => setOpen('email')} />
        <Row
          isInset
          start={<LockIcon size="l" />}
          title={formatMessage({ id: 'shell.security.password' })}
          note={formatMessage({ id: has ? 'shell.security.passwordSet' : 'shell.security.passwordNone' })}
          end={
            <Button size="s" onPress={() => setOpen('password')}>
              {formatMessage({ id: has ? 'shell.security.changePassword' : 'shell.security.setPassword' })}
            </Button>
          }
        />
        {account.offersSecondFactor || (account.secondFactors ?? []).length > 0 ? (
          <SecondFactorRows account={account} refresh={refresh} />
        ) : null}
        {[...shown, ...others].map((provider) => (
          <ProviderRow key={provider} account={account} provider={provider} refresh={refresh} />
        ))}
      </Ways>
      {open === 'email' ? (
        <ChangeEmail account={account} address={address ?? ''} onAddress={saveAddress} onClose={close} />
      ) : null}
      {open === 'password' ? (
        <ChangePassword account={account} onClose={close} onChanged={() => void refresh()} />
      ) : null}
    </Card>
  );
};

/** The ways to log in: address, password and providers. */
export const OwnAccount = () => {
  const { formatMessage } = useIntl();
  const own = useOwnAccount();
  if (own.state === 'ready') return <WaysIn account={own.account} refresh={own.refresh} />;
  return own.state === 'loading' ? (
    <Loading label={formatMessage({ id: 'shell.security.loading' })}>
      <Skeleton height={260} />
    </Loading>
  ) : (
    <Callout
      isDanger
      role="alert"
      actions={<Button onPress={() => void own.refresh()}>{formatMessage({ id: 'shell.security.retry' })}</Button>}
    >
      {formatMessage({ id: 'shell.security.unavailable' })}
    </Callout>
  );
};
