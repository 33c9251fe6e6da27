import { useHost } from '@posy/remote-kit';
import { useMutation } from '@posy/remote-kit/query';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { deletionPhrase } from '@posy/shared-contracts/rules';
import { Callout } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { useShell } from '#host/shell-context';
import { TypedConfirmation } from '../confirm/typed-confirmation';
import { Irreversible } from './irreversible';
import { privacyFailureOf } from './privacy-queries';

const parts = ['plan', 'guests', 'money', 'website', 'messages', 'people'] as const;

const useDeletion = (weddingId: string) => {
  const { formatMessage } = useIntl();
  const { api, notices, telemetry } = useHost();
  const { leavingWeddings } = useShell();
  return useMutation({
    mutationFn: (confirmation: string) => {
      leavingWeddings.add(weddingId);
      return api.call('deleteWedding', { body: { weddingId, confirmation } });
    },
    onSuccess: () => notices.show({ tone: 'success', text: formatMessage({ id: 'privacy.wedding.done' }) }),
    onError: (error) => {
      leavingWeddings.delete(weddingId);
      telemetry.error('delete-wedding', error);
    },
  });
};

/** The owner deletes the wedding after typing its names. The server checks them too. */
export const DeleteWedding = ({ wedding }: { wedding: Identified<Wedding> }) => {
  const { formatMessage } = useIntl();
  const deletion = useDeletion(wedding.id);
  return (
    <Irreversible
      title={formatMessage({ id: 'privacy.wedding.title' })}
      text={formatMessage({ id: 'privacy.wedding.body' })}
      parts={parts.map((part) => formatMessage({ id: `privacy.wedding.part.${part}` }))}
    >
      {deletion.isError ? (
        <Callout isDanger role="alert">
          {formatMessage({ id: `privacy.failure.${privacyFailureOf(deletion.error)}` })}
        </Callout>
      ) : null}
      <TypedConfirmation
        phrase={deletionPhrase(wedding.partners)}
        action={formatMessage({ id: 'privacy.wedding.confirm' })}
        isPending={deletion.isPending}
        onConfirm={(typed) => deletion.mutate(typed)}
      />
    </Irreversible>
  );
};
