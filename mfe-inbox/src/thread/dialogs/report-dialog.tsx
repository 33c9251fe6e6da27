import { useHost, useOpenItem } from '@posy/remote-kit';
import { Button, Inline, Text } from '@posy/shared-ui';
import { Form, RadioGroupField, SelectField, TextAreaField } from '@posy/shared-ui/forms';
import { Dialog } from '@posy/shared-ui/overlays';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ShownMessage } from '../rules/message-groups';
import { reportMessage, type ReportInput } from '../thread-queries';
import { AttemptFailed } from './attempt-failed';
import { useAttempt } from './use-attempt';

type Reason = ReportInput['reason'];
const reasons: readonly Reason[] = ['spam', 'rude', 'untrue', 'private', 'other'];
/** Letters of a message by which it is told from others. */
const excerpt = 70;

interface Props {
  conversationId: string;
  /** What the other side wrote, the newest first; at least one. */
  messages: readonly ShownMessage[];
  onClose: () => void;
}

/** Tells moderators of a message. The other side never hears of it. */
export const ReportDialog = ({ conversationId, messages, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const host = useHost();
  const [messageId, setMessageId] = useState(messages[0]?.id ?? '');
  const [reason, setReason] = useState<Reason>('spam');
  const [words, setWords] = useState('');
  const done = (): void => {
    host.notices.show({ tone: 'success', text: formatMessage({ id: 'inbox.told.reported' }) });
    onClose();
  };
  const [attempt, run] = useAttempt(done);
  useOpenItem('dialog', true, onClose);
  return (
    <Dialog
      isOpen
      isSticky
      size="s"
      onClose={onClose}
      title={<FormattedMessage id="inbox.report.title" />}
      closeLabel={formatMessage({ id: 'inbox.close' })}
    >
      <Form onSubmit={() => run(() => reportMessage(host, conversationId, messageId, { reason, words: words.trim() }))}>
        <Text size="small" tone="soft">
          <FormattedMessage id="inbox.report.text" />
        </Text>
        <SelectField
          label={formatMessage({ id: 'inbox.report.which' })}
          value={messageId}
          onChange={setMessageId}
          options={messages.map(({ id, body }) => ({ value: id, label: body.slice(0, excerpt) }))}
        />
        <RadioGroupField
          label={formatMessage({ id: 'inbox.report.why' })}
          value={reason}
          onChange={(value) => setReason(reasons.find((one) => one === value) ?? reason)}
          options={reasons.map((value) => ({ value, label: formatMessage({ id: `inbox.report.${value}` }) }))}
        />
        <TextAreaField
          label={formatMessage({ id: 'inbox.report.words' })}
          value={words}
          onChange={setWords}
          rows={3}
          maxLength={1000}
        />
        <AttemptFailed attempt={attempt} />
        <Inline justify="end" gap={2}>
          <Button kind="plain" onPress={onClose}>
            <FormattedMessage id="inbox.cancel" />
          </Button>
          <Button kind="risk" type="submit" isPending={attempt.status === 'pending'}>
            <FormattedMessage id="inbox.report.do" />
          </Button>
        </Inline>
      </Form>
    </Dialog>
  );
};
