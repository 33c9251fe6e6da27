import styled from '@emotion/styled';
import { useHost, useLocaleInfo, useOpenItem } from '@posy/remote-kit';
import { openFile } from '@posy/remote-kit/uploads';
import { fileSize } from '@posy/remote-kit/uploads';
import type { Attachment } from '@posy/shared-contracts/entities';
import { Button, color, Inline, InlineError, Skeleton, Text } from '@posy/shared-ui';
import { DownloadSimpleIcon } from '@posy/shared-ui/icons';
import { Dialog } from '@posy/shared-ui/overlays';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { askLink, useLink } from '../files/use-link';
import { AnswerFrame } from './answer-frame';
import type { AnswerCardProps } from './card-props';

const Frame = styled.button`
  display: block;
  padding: 0;
  border: 1px solid ${color.line};
  border-radius: 16px;
  overflow: hidden;
  background: ${color.surface};
  cursor: zoom-in;
  & > img {
    display: block;
    inline-size: min(320px, 64vw);
    block-size: min(220px, 44vw);
    object-fit: cover;
  }
`;

const Whole = styled.img`
  display: block;
  max-inline-size: 100%;
  max-block-size: 70vh;
  margin-inline: auto;
`;

type Props = AnswerCardProps & { attachment: Attachment };

/** Opens the file with a newly made address. */
const useDownload = ({ conversation, attachment }: Pick<Props, 'conversation' | 'attachment'>) => {
  const host = useHost();
  const { formatMessage } = useIntl();
  const [isPending, setPending] = useState(false);
  const download = (): void => {
    setPending(true);
    askLink(host, conversation.id, attachment.id)
      .then((path) => openFile(path, attachment.name))
      .catch((error: unknown) => {
        host.telemetry.error('inbox', error);
        host.notices.show({ tone: 'error', text: formatMessage({ id: 'inbox.file.gone' }, { name: attachment.name }) });
      })
      .finally(() => setPending(false));
  };
  return { isPending, download };
};

const DownloadButton = (props: Pick<Props, 'conversation' | 'attachment'>) => {
  const { locale } = useLocaleInfo();
  const { isPending, download } = useDownload(props);
  return (
    <Button kind="soft" size="s" icon={<DownloadSimpleIcon size="s" />} isPending={isPending} onPress={download}>
      <FormattedMessage id="inbox.file.download" values={{ size: fileSize(props.attachment.bytes, locale) }} />
    </Button>
  );
};

/** The PDF of a quote, in the quote's card. */
export const PdfButton = (props: Pick<Props, 'conversation' | 'attachment'>) => {
  const { locale } = useLocaleInfo();
  const { formatMessage } = useIntl();
  const { isPending, download } = useDownload(props);
  const { name, bytes } = props.attachment;
  const size = fileSize(bytes, locale);
  return (
    <Button
      kind="plain"
      size="s"
      icon={<DownloadSimpleIcon size="s" />}
      isPending={isPending}
      aria-label={formatMessage({ id: 'inbox.quote.pdf.name' }, { name, size })}
      onPress={download}
    >
      <FormattedMessage id="inbox.quote.pdf" values={{ size }} />
    </Button>
  );
};

const PictureDialog = ({ path, onClose, ...file }: Props & { path: string; onClose: () => void }) => {
  const { formatMessage } = useIntl();
  const { name } = file.attachment;
  useOpenItem('dialog', true, onClose);
  return (
    <Dialog isOpen size="l" title={name} closeLabel={formatMessage({ id: 'inbox.close' })} onClose={onClose}>
      <Whole src={path} alt={name} />
      <Inline justify="end">
        <DownloadButton conversation={file.conversation} attachment={file.attachment} />
      </Inline>
    </Dialog>
  );
};

const Picture = (props: Props) => {
  const { formatMessage } = useIntl();
  const { conversation, attachment } = props;
  const link = useLink(conversation.id, attachment.id);
  const [isOpen, setOpen] = useState(false);
  const [failures, setFailures] = useState(0);
  if (link.isError || failures > 1)
    return (
      <AnswerFrame title={attachment.name} actions={<DownloadButton {...{ conversation, attachment }} />}>
        <InlineError>
          <FormattedMessage id="inbox.file.not-shown" />
        </InlineError>
      </AnswerFrame>
    );
  // An address is valid for some minutes: one that was shown later is requested again, once.
  const again = (): void => {
    setFailures((count) => count + 1);
    void link.refetch();
  };
  if (link.data === undefined) return <Skeleton height="min(220px, 44vw)" width="min(320px, 64vw)" />;
  return (
    <>
      <Frame
        type="button"
        aria-label={formatMessage({ id: 'inbox.file.open' }, { name: attachment.name })}
        onClick={() => setOpen(true)}
      >
        <img src={link.data} alt="" loading="lazy" onError={again} />
      </Frame>
      {isOpen ? <PictureDialog {...props} path={link.data} onClose={() => setOpen(false)} /> : null}
    </>
  );
};

/** A file in a thread: a picture is shown, and enlarged by a press; a PDF is saved, never opened here. */
export const AttachmentCard = (props: Props) => {
  const { attachment, conversation, message } = props;
  if (message.state !== 'stored')
    return (
      <AnswerFrame title={attachment.name}>
        <Text size="small" tone="soft">
          <FormattedMessage id="inbox.thread.sending" />
        </Text>
      </AnswerFrame>
    );
  if (attachment.type.startsWith('image/')) return <Picture {...props} />;
  return <AnswerFrame title={attachment.name} actions={<DownloadButton {...{ conversation, attachment }} />} />;
};
