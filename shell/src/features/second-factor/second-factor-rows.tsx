import { Button, Row } from '@posy/shared-ui';
import { CheckIcon } from '@posy/shared-ui/icons';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { SecondFactor, SignInAccount } from '#session/account/account-actions';
import { DeviceMobileIcon } from './device-icon';
import { RemoveFactor } from './remove-factor';
import { SetUp } from './set-up';

interface Props {
  account: SignInAccount;
  refresh: () => Promise<void>;
}

/** Firebase's limit for an account. */
const most = 5;

/** Authenticator apps: the registered ones, with buttons to add and remove one. */
export const SecondFactorRows = ({ account, refresh }: Props) => {
  const { formatMessage, formatDate } = useIntl();
  const [open, setOpen] = useState<'set-up' | SecondFactor | null>(null);
  const close = (): void => setOpen(null);
  const factors = account.secondFactors ?? [];
  const isOn = factors.length > 0;
  const mayAdd = account.offersSecondFactor && account.isEmailVerified && account.secondFactors !== null;
  const note =
    account.secondFactors === null ? 'unknown' : isOn ? 'on' : account.isEmailVerified ? 'off' : 'confirmFirst';
  return (
    <>
      <Row
        isInset
        start={<DeviceMobileIcon size="l" />}
        title={formatMessage({ id: 'shell.second.name' })}
        note={formatMessage({ id: `shell.second.${note}` })}
        end={
          mayAdd && factors.length < most ? (
            <Button size="s" onPress={() => setOpen('set-up')}>
              {formatMessage({ id: isOn ? 'shell.second.addAnother' : 'shell.second.setUp' })}
            </Button>
          ) : null
        }
      />
      {factors.map((factor) => (
        <Row
          key={factor.id}
          isInset
          start={<CheckIcon size="l" />}
          title={factor.name}
          note={formatMessage(
            { id: 'shell.second.since' },
            { date: formatDate(factor.addedAt, { dateStyle: 'long' }) },
          )}
          end={
            <Button
              size="s"
              aria-label={formatMessage({ id: 'shell.second.removeNamed' }, { name: factor.name })}
              onPress={() => setOpen(factor)}
            >
              {formatMessage({ id: 'shell.second.remove' })}
            </Button>
          }
        />
      ))}
      {open === 'set-up' ? <SetUp account={account} onClose={close} onDone={refresh} /> : null}
      {open !== null && open !== 'set-up' ? (
        <RemoveFactor account={account} factor={open} onClose={close} onDone={refresh} />
      ) : null}
    </>
  );
};
