import { FeatureMessages, useHost } from '@posy/remote-kit';
import { useMutation } from '@posy/remote-kit/query';
import { paths } from '@posy/shared-contracts';
import type { SignedIn } from '@posy/shared-contracts/mount-props';
import { ButtonLink, Callout } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { useShell } from '#host/shell-context';
import { accountCatalogues } from '../account/messages';
import { ReauthenticateDialog } from '../account/security/reauthenticate-dialog';
import { TypedConfirmation } from '../confirm/typed-confirmation';
import { Irreversible } from './irreversible';
import { privacyFailureOf } from './privacy-queries';

/** Deletes the account on the server, then removes the person's data from this device and leaves the page. */
const useDeletion = (email: string) => {
  const { api, telemetry } = useHost();
  const { market, session } = useShell();
  return useMutation({
    mutationFn: async () => {
      await api.call('deleteAccount', { body: { confirmation: email } });
      // The account is deleted even if this device cannot be cleared at once.
      await session.signOut().catch((error: unknown) => telemetry.error('sign-out', error));
      window.location.assign(paths.index(market.prefix));
    },
    onError: (error) => telemetry.error('delete-account', error),
  });
};

const Refused = ({ error }: { error: unknown }) => {
  const { formatMessage } = useIntl();
  const { market } = useShell();
  const why = privacyFailureOf(error);
  return (
    <Callout
      isDanger
      role="alert"
      actions={
        why === 'transfer-ownership-first' ? (
          <ButtonLink size="s" href={paths.manageCollaborators(market.prefix)}>
            {formatMessage({ id: 'privacy.account.toPeople' })}
          </ButtonLink>
        ) : undefined
      }
    >
      {formatMessage({ id: `privacy.failure.${why}` })}
    </Callout>
  );
};

/** Deletes the account after its e-mail address was typed. */
export const DeleteAccount = ({ person }: { person: SignedIn }) => {
  const { formatMessage } = useIntl();
  const deletion = useDeletion(person.email);
  const needsProof = deletion.isError && privacyFailureOf(deletion.error) === 'recent-login-required';
  const { kind } = person.user;
  return (
    <Irreversible
      title={formatMessage({ id: 'privacy.account.title' })}
      text={formatMessage({ id: 'privacy.account.body' }, { kind })}
    >
      {deletion.isError && !needsProof ? <Refused error={deletion.error} /> : null}
      {needsProof ? (
        <FeatureMessages catalogues={accountCatalogues}>
          <ReauthenticateDialog onProved={() => deletion.mutate()} onClose={() => deletion.reset()} />
        </FeatureMessages>
      ) : null}
      <TypedConfirmation
        phrase={person.email}
        action={formatMessage({ id: 'privacy.account.confirm' })}
        isPending={deletion.isPending}
        onConfirm={() => deletion.mutate()}
      />
    </Irreversible>
  );
};
