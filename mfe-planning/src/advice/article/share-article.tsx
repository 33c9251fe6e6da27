import { useHost } from '@posy/remote-kit';
import { shareLink } from '@posy/remote-kit/share';
import { Button } from '@posy/shared-ui';
import { ShareNetworkIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';

/** Shares the article's address by the device's own sheet, or copies it to the clipboard. */
export const ShareArticle = ({ title }: { title: string }) => {
  const { notices, telemetry } = useHost();
  const { formatMessage } = useIntl();
  const share = async (): Promise<void> => {
    try {
      const way = await shareLink(title);
      if (way === 'copied') notices.show({ tone: 'info', text: formatMessage({ id: 'advice.copied' }) });
    } catch (error) {
      telemetry.error('share', error);
      notices.show({ tone: 'error', text: formatMessage({ id: 'advice.shareFailed' }) });
    }
  };
  return (
    <Button kind="plain" size="s" icon={<ShareNetworkIcon />} onPress={() => void share()}>
      <FormattedMessage id="advice.share" />
    </Button>
  );
};
