import { useOpenItem } from '@posy/remote-kit';
import type { Conversation } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Stack } from '@posy/shared-ui';
import { Dialog } from '@posy/shared-ui/overlays';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Side } from '#talk/rules/conversations';
import { AboutContent } from './about-content';

interface Props {
  conversation: Identified<Conversation>;
  side: Side;
  onClose: () => void;
}

/** The same content as a sheet, for screens without space beside the thread. */
export const AboutDialog = ({ conversation, side, onClose }: Props) => {
  const { formatMessage } = useIntl();
  useOpenItem('dialog', true, onClose);
  return (
    <Dialog
      isOpen
      size="s"
      onClose={onClose}
      title={<FormattedMessage id="inbox.about.open" />}
      closeLabel={formatMessage({ id: 'inbox.close' })}
    >
      <Stack gap={5}>
        <AboutContent conversation={conversation} side={side} />
      </Stack>
    </Dialog>
  );
};
