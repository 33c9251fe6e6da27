import { ConfirmDialog } from '@posy/remote-kit/confirm';
import { FormattedMessage, useIntl } from 'react-intl';

interface Props {
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before guests who open the link find nothing there. */
export const OfflineDialog = ({ onConfirm, onClose }: Props) => {
  const { formatMessage } = useIntl();
  return (
    <ConfirmDialog
      title={formatMessage({ id: 'website.offline.title' })}
      cancel={formatMessage({ id: 'website.offline.keep' })}
      closeLabel={formatMessage({ id: 'website.cancel' })}
      action={formatMessage({ id: 'website.address.unpublish' })}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <FormattedMessage id="website.offline.text" />
    </ConfirmDialog>
  );
};
