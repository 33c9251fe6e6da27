import { useHost } from '@posy/remote-kit';
import { shareLink } from '@posy/remote-kit/share';
import { IconButton } from '@posy/shared-ui';
import { ShareNetworkIcon } from '@posy/shared-ui/icons';
import { useIntl } from 'react-intl';

interface Props {
  title: string;
  path: string;
  /** Name of the button, where the title does not say what is shared. */
  label?: string;
}

/** Shares the link of the page. */
export const ShareButton = ({ title, path, label }: Props) => {
  const { notices, telemetry } = useHost();
  const { formatMessage } = useIntl();
  const share = async (): Promise<void> => {
    try {
      const shared = await shareLink(title, path);
      if (shared === 'copied') notices.show({ tone: 'success', text: formatMessage({ id: 'suppliers.share.copied' }) });
    } catch (error) {
      telemetry.error('share', error);
      notices.show({ tone: 'error', text: formatMessage({ id: 'suppliers.share.failed' }) });
    }
  };
  return (
    <IconButton label={label ?? formatMessage({ id: 'suppliers.share' }, { name: title })} onPress={() => void share()}>
      <ShareNetworkIcon />
    </IconButton>
  );
};
