import { useHost } from '@posy/remote-kit';
import type { SentContent } from '@posy/shared-contracts/entities';
import { checkMessageContent, enquiryLimits, type MessageContentFault } from '@posy/shared-contracts/rules';
import { InlineError } from '@posy/shared-ui';
import { TextAreaField } from '@posy/shared-ui/forms';
import { DateTime } from 'luxon';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormDialog } from '#talk/form-dialog';
import type { Side } from '#talk/rules/conversations';

/** The props of every answer's form. */
export interface OfferProps {
  /** The couple's wedding day, or null. */
  weddingDate: string | null;
  onClose: () => void;
  onSend: (body: string, content: SentContent) => void;
}

interface Props extends Pick<OfferProps, 'onClose' | 'onSend'> {
  kind: 'quote' | 'date' | 'visit';
  /** The sending side: the content is checked as the server does. */
  side: Side;
  /** The default text. */
  words: string;
  /** The content of the fields; null while a required one is missing. */
  content: SentContent | null;
  /** True while a file is being uploaded. */
  isWaiting?: boolean;
  children: ReactNode;
}

/** An answer's fields with its text; content that cannot be sent is reported before the send. */
export const OfferDialog = ({ kind, side, words, content, isWaiting = false, children, onClose, onSend }: Props) => {
  const { formatMessage } = useIntl();
  const { clock } = useHost();
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<MessageContentFault | 'missing' | 'uploading' | null>(null);
  const body = typed ?? words;
  const submit = (): void => {
    if (isWaiting) return setFault('uploading');
    if (content === null || body.trim() === '') return setFault('missing');
    const today = DateTime.fromMillis(clock.now()).toISODate() ?? '';
    const found = checkMessageContent(content, side, today);
    if (found !== null) return setFault(found);
    onSend(body.trim(), content);
  };
  return (
    <FormDialog
      title={<FormattedMessage id={`inbox.offer.${kind}`} />}
      action={<FormattedMessage id="inbox.thread.send" />}
      onSubmit={submit}
      onClose={onClose}
    >
      {children}
      <TextAreaField
        label={formatMessage({ id: 'inbox.offer.words' })}
        value={body}
        onChange={setTyped}
        rows={3}
        maxLength={enquiryLimits.maximumCharacters}
      />
      {fault === null ? null : (
        <InlineError isAlert>
          <FormattedMessage id={`inbox.offer.fault.${fault}`} />
        </InlineError>
      )}
    </FormDialog>
  );
};
