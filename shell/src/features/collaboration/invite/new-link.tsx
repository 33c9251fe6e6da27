import { useHost } from '@posy/remote-kit';
import type { Wedding } from '@posy/shared-contracts/entities';
import { Button, Card, Heading, Inline, Stack, Text } from '@posy/shared-ui';
import { TextField } from '@posy/shared-ui/forms';
import { CopyIcon, ShareNetworkIcon } from '@posy/shared-ui/icons';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { canShare, copyText, share } from '#adapters/device/share';
import type { GivenRole } from '../collaboration-queries';

/** A new link. Its secret is not stored: it is lost when the page is left. */
export interface MadeLink {
  url: string;
  /** ISO 8601. */
  expiresAt: string;
  role: GivenRole;
}

interface Props {
  made: MadeLink;
  wedding: Wedding;
  onClose: () => void;
}

/** Shows a link once, to copy or share. */
export const NewLink = ({ made: { url, expiresAt, role }, wedding, onClose }: Props) => {
  const { formatMessage, formatDate, formatList } = useIntl();
  const host = useHost();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const report = (error: unknown): void => {
    host.telemetry.error('share', error);
    host.notices.show({ tone: 'error', text: formatMessage({ id: 'collab.link.notCopied' }) });
  };
  const copy = (): void => {
    copyText(url).then(
      () => host.notices.show({ tone: 'success', text: formatMessage({ id: 'collab.link.copied' }) }),
      report,
    );
  };
  const passOn = (): void => {
    const text = formatMessage({ id: 'collab.link.shareText' }, { names: formatList(wedding.partners) });
    share({ title: formatMessage({ id: 'collab.link.shareTitle' }), text, url }).catch(report);
  };
  const expires = formatDate(expiresAt, { day: 'numeric', month: 'long' });
  return (
    <Card hue="fern">
      <Stack gap={4}>
        <Heading level={3} ref={title} tabIndex={-1}>
          {formatMessage({ id: 'collab.link.title' })}
        </Heading>
        <TextField
          label={formatMessage({ id: 'collab.link.label' })}
          help={formatMessage({ id: 'collab.link.help' }, { role, date: expires })}
          value={url}
          isReadOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <Inline gap={2}>
          <Button kind="main" icon={<CopyIcon />} onPress={copy}>
            {formatMessage({ id: 'collab.link.copy' })}
          </Button>
          {canShare() ? (
            <Button icon={<ShareNetworkIcon />} onPress={passOn}>
              {formatMessage({ id: 'collab.link.share' })}
            </Button>
          ) : null}
          <Button kind="plain" onPress={onClose}>
            {formatMessage({ id: 'collab.link.done' })}
          </Button>
        </Inline>
        <Text size="small" tone="hue">
          {formatMessage({ id: 'collab.link.once' })}
        </Text>
      </Stack>
    </Card>
  );
};
