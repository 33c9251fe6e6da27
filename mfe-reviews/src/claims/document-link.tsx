import { useHost } from '@posy/remote-kit';
import { useIntl } from 'react-intl';
import { SaveFileButton } from '#review/files/save-file-button';
import type { WaitingClaim } from './claim-queries';

interface Props {
  id: string;
  document: NonNullable<WaitingClaim['document']>;
}

/** Saves the document of a claim. */
export const DocumentLink = ({ id, document: { name, bytes } }: Props) => {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  return (
    <SaveFileButton
      {...{ name, bytes }}
      load={() => api.call('claimDocument', { params: { id } })}
      label={formatMessage({ id: 'claims.document.save' }, { name })}
      failure={formatMessage({ id: 'claims.document.failed' })}
    />
  );
};
