import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { fileSize } from '@posy/remote-kit/uploads';
import { Button, InlineError } from '@posy/shared-ui';
import { DownloadSimpleIcon } from '@posy/shared-ui/icons';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { WaitingClaim } from './claim-queries';

const bytesOf = (content: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));

interface Props {
  id: string;
  document: NonNullable<WaitingClaim['document']>;
}

/** Saves the document of a claim. It is loaded when it is asked for, and never shown in a page of ours. */
export const DocumentLink = ({ id, document: { name, bytes } }: Props) => {
  const { api, telemetry } = useHost();
  const { locale } = useLocaleInfo();
  const { formatMessage } = useIntl();
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  const load = async (): Promise<void> => {
    setState('pending');
    try {
      const [{ saveFile }, answer] = await Promise.all([
        import('@posy/remote-kit/files'),
        api.call('claimDocument', { params: { id } }),
      ]);
      saveFile(answer.name, new Blob([bytesOf(answer.content)], { type: answer.type }));
      setState('idle');
    } catch (error) {
      telemetry.error('moderation', error);
      setState('failed');
    }
  };
  return (
    <>
      <Button
        size="s"
        icon={<DownloadSimpleIcon size="s" />}
        isPending={state === 'pending'}
        aria-label={formatMessage({ id: 'claims.document.save' }, { name })}
        onPress={() => void load()}
      >
        {name} ({fileSize(bytes, locale)})
      </Button>
      {state === 'failed' ? (
        <InlineError isAlert>
          <FormattedMessage id="claims.document.failed" />
        </InlineError>
      ) : null}
    </>
  );
};
