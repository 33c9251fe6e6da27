import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { mayRetry } from '@posy/remote-kit/uploads';
import { fileSize } from '@posy/remote-kit/uploads';
import { Button, color, IconButton, InlineError, ProgressBar, Text } from '@posy/shared-ui';
import { ImageIcon, XIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import type { TrayFile } from './tray-state';
import type { Tray } from './use-tray';

const List = styled.ul`
  display: grid;
  gap: 8px;
  max-block-size: 220px;
  overflow: auto;
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 4px 10px;
    align-items: center;
    padding: 8px 8px 8px 12px;
    border: 1px solid ${color.line};
    border-radius: 12px;
  }
  & > li > div {
    display: grid;
    gap: 4px;
    min-inline-size: 0;
  }
`;

const State = ({ one, onRetry }: { one: TrayFile; onRetry: () => void }) => {
  const { formatMessage } = useIntl();
  const { locale } = useLocaleInfo();
  const { state, file } = one;
  switch (state.kind) {
    case 'uploading':
      return (
        <ProgressBar label={formatMessage({ id: 'inbox.file.uploading' }, { name: file.name })} value={state.share} />
      );
    case 'ready':
      return (
        <Text size="tiny" tone="soft" role="status">
          <FormattedMessage id="inbox.file.ready" values={{ size: fileSize(state.attachment.bytes, locale) }} />
        </Text>
      );
    case 'failed':
      return (
        <>
          <InlineError isAlert>
            <FormattedMessage id={`inbox.file.fault.${state.fault}`} />
          </InlineError>
          {mayRetry(state.fault) ? (
            <span>
              <Button size="s" onPress={onRetry}>
                <FormattedMessage id="inbox.thread.retry" />
              </Button>
            </span>
          ) : null}
        </>
      );
  }
};

/** The files of the next message, each with its progress or its fault. */
export const TrayList = ({ tray }: { tray: Tray }) => {
  const { formatMessage } = useIntl();
  if (tray.files.length === 0) return null;
  return (
    <List aria-label={formatMessage({ id: 'inbox.file.tray' })}>
      {tray.files.map((one) => (
        <li key={one.key}>
          <ImageIcon size="s" />
          <div>
            <Text size="small" isCut>
              {one.file.name}
            </Text>
            <State one={one} onRetry={() => tray.retry(one)} />
          </div>
          <IconButton
            size="s"
            label={formatMessage({ id: 'inbox.file.remove' }, { name: one.file.name })}
            onPress={() => tray.remove(one.key)}
          >
            <XIcon size="s" />
          </IconButton>
        </li>
      ))}
    </List>
  );
};
