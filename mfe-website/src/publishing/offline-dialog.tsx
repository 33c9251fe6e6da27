import { useOpenItem } from '@posy/remote-kit';
import { Button, Inline, Text } from '@posy/shared-ui';
import { Dialog } from '@posy/shared-ui/overlays';
import { FormattedMessage, useIntl } from 'react-intl';

interface Props {
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before guests who open the link find nothing there. */
export const OfflineDialog = ({ onConfirm, onClose }: Props) => {
  const { formatMessage } = useIntl();
  useOpenItem('dialog', true, onClose);
  return (
    <Dialog
      isOpen
      size="s"
      onClose={onClose}
      title={formatMessage({ id: 'website.offline.title' })}
      closeLabel={formatMessage({ id: 'website.cancel' })}
    >
      <Text>
        <FormattedMessage id="website.offline.text" />
      </Text>
      <Inline justify="end">
        <Button kind="plain" onPress={onClose}>
          <FormattedMessage id="website.offline.keep" />
        </Button>
        <Button kind="main" onPress={onConfirm}>
          <FormattedMessage id="website.address.unpublish" />
        </Button>
      </Inline>
    </Dialog>
  );
};
