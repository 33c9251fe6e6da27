import { useHost } from '@posy/remote-kit';
import { talkConstants } from '@posy/shared-contracts/constants';
import { Text } from '@posy/shared-ui';
import { RadioGroupField, SelectField, TextAreaField } from '@posy/shared-ui/forms';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormDialog } from '#talk/form-dialog';
import { type ReportInput, reportMessage } from '../queries/thread-queries';
import type { ShownMessage } from '../rules/message-groups';
import { AttemptFailed } from './attempt-failed';
import { useAttempt } from './use-attempt';

type Reason = ReportInput['reason'];
const reasons: readonly Reason[] = ['spam', 'rude', 'untrue', 'private', 'other'];
/** Number of letters of a message by which the person recognises it. */
const excerpt = 70;

interface Props {
  conversationId: string;
  /** The other side's messages, the newest first; at least one. */
  messages: readonly ShownMessage[];
  onClose: () => void;
}

/** Reports a message to moderators. The other side is not notified. */
export const ReportDialog = ({ conversationId, messages, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const host = useHost();
  const [messageId, setMessageId] = useState(messages[0]?.id ?? '');
  const [reason, setReason] = useState<Reason>('spam');
  const [words, setWords] = useState('');
  const done = (): void => {
    host.notices.show({ tone: 'success', text: formatMessage({ id: 'inbox.done.reported' }) });
    onClose();
  };
  const [attempt, run] = useAttempt(done);
  return (
    <FormDialog
      title={<FormattedMessage id="inbox.report.title" />}
      action={<FormattedMessage id="inbox.report.do" />}
      isRisky
      isPending={attempt.status === 'pending'}
      onSubmit={() => run(() => reportMessage(host, conversationId, messageId, { reason, words: words.trim() }))}
      onClose={onClose}
    >
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
        maxLength={talkConstants.reportWordsLength}
      />
      <AttemptFailed attempt={attempt} />
    </FormDialog>
  );
};
