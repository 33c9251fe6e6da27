import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { teamConstants } from '@posy/shared-contracts/constants';
import { InlineError } from '@posy/shared-ui';
import { TextField } from '@posy/shared-ui/forms';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormDialog } from '#talk/form-dialog';
import { useTeamChange } from './use-team-change';

/** Invites a further person by e-mail. */
export const InviteDialog = ({ supplierId, onClose }: { supplierId: string; onClose: () => void }) => {
  const { api, notices } = useHost();
  const { market } = useLocaleInfo();
  const { formatMessage } = useIntl();
  const change = useTeamChange(supplierId);
  const [email, setEmail] = useState('');
  const [isFaulty, setFaulty] = useState(false);
  const submit = (): void => {
    const address = email.trim();
    const isAddress = /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address);
    setFaulty(!isAddress);
    if (!isAddress || change.isPending) return;
    change.run(
      () => api.call('inviteToTeam', { body: { supplierId, email: address, market: market.prefix } }),
      () => {
        notices.show({ tone: 'success', text: formatMessage({ id: 'desk.team.notice.invited' }, { email: address }) });
        onClose();
      },
    );
  };
  return (
    <FormDialog
      title={<FormattedMessage id="desk.team.invite" />}
      action={<FormattedMessage id="desk.team.send" />}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={formatMessage({ id: 'desk.team.email' })}
        help={formatMessage({ id: 'desk.team.email.help' })}
        type="email"
        value={email}
        onChange={setEmail}
        maxLength={teamConstants.emailLength}
        {...(isFaulty && { error: formatMessage({ id: 'desk.team.email.fault' }) })}
      />
      {change.failure === null ? null : (
        <InlineError isAlert>
          <FormattedMessage id={`desk.team.failed.${change.failure}`} />
        </InlineError>
      )}
    </FormDialog>
  );
};
