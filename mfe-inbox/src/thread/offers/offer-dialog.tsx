import { useHost, useOpenItem } from '@posy/remote-kit';
import type { SentContent } from '@posy/shared-contracts/entities';
import { checkMessageContent, type MessageContentFault } from '@posy/shared-contracts/rules';
import { Button, Inline, InlineError } from '@posy/shared-ui';
import { Form, TextAreaField } from '@posy/shared-ui/forms';
import { Dialog } from '@posy/shared-ui/overlays';
import { DateTime } from 'luxon';
import { useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Side } from '#talk/rules/conversations';

/** What every form of an answer is given. */
export interface OfferProps {
  /** The couple's day, where they have one. */
  weddingDate: string | null;
  onClose: () => void;
  onSend: (body: string, content: SentContent) => void;
}

interface Props extends Pick<OfferProps, 'onClose' | 'onSend'> {
  kind: 'quote' | 'date' | 'visit';
  /** Who sends: what a side may send is checked as the server does. */
  side: Side;
  /** The words that go along unless they are changed. */
  words: string;
  /** What the fields say; null while something that is needed is missing. */
  content: SentContent | null;
  children: ReactNode;
}

/** An answer's fields with the words that go along; what cannot be sent is said before it is. */
export const OfferDialog = ({ kind, side, words, content, children, onClose, onSend }: Props) => {
  const { formatMessage } = useIntl();
  const { clock } = useHost();
  const [typed, setTyped] = useState<string | null>(null);
  const [fault, setFault] = useState<MessageContentFault | 'missing' | null>(null);
  useOpenItem('dialog', true, onClose);
  const body = typed ?? words;
  const submit = (): void => {
    if (content === null || body.trim() === '') return setFault('missing');
    const today = DateTime.fromMillis(clock.now()).toISODate() ?? '';
    const found = checkMessageContent(content, side, today);
    if (found !== null) return setFault(found);
    onSend(body.trim(), content);
  };
  return (
    <Dialog
      isOpen
      isSticky
      size="s"
      onClose={onClose}
      title={<FormattedMessage id={`inbox.offer.${kind}`} />}
      closeLabel={formatMessage({ id: 'inbox.close' })}
    >
      <Form onSubmit={submit}>
        {children}
        <TextAreaField
          label={formatMessage({ id: 'inbox.offer.words' })}
          value={body}
          onChange={setTyped}
          rows={3}
          maxLength={2000}
        />
        {fault === null ? null : (
          <InlineError isAlert>
            <FormattedMessage id={`inbox.offer.fault.${fault}`} />
          </InlineError>
        )}
        <Inline justify="end" gap={2}>
          <Button kind="plain" onPress={onClose}>
            <FormattedMessage id="inbox.cancel" />
          </Button>
          <Button kind="main" type="submit">
            <FormattedMessage id="inbox.thread.send" />
          </Button>
        </Inline>
      </Form>
    </Dialog>
  );
};
