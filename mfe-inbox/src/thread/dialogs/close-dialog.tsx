import { useHost } from '@posy/remote-kit';
import type { Conversation } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { enquiryLimits } from '@posy/shared-contracts/rules';
import { Text } from '@posy/shared-ui';
import { CheckboxField, RadioGroupField, TextAreaField } from '@posy/shared-ui/forms';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormDialog } from '#talk/form-dialog';
import { otherName, type Side } from '#talk/rules/conversations';
import { closeConversation, type GivenReason, sendMessage } from '../queries/thread-queries';
import { AttemptFailed } from './attempt-failed';
import { useAttempt } from './use-attempt';

const reasonsOf: Record<Side, readonly GivenReason[]> = {
  couple: ['booked-elsewhere', 'not-needed'],
  supplier: ['not-available'],
};

interface Props {
  conversation: Identified<Conversation>;
  side: Side;
  onClose: () => void;
}

/** The message that is sent along, which can be edited; its id stays, so that a retry sends it once. */
const useLetter = (reason: GivenReason, name: string) => {
  const { formatMessage } = useIntl();
  const { clock } = useHost();
  const [clientId] = useState(clock.newId);
  const [isSent, setSent] = useState(true);
  const [typed, setTyped] = useState<string | null>(null);
  const body = typed ?? formatMessage({ id: `inbox.letter.${reason}` }, { name });
  return { clientId, isSent, setSent, body, setBody: setTyped };
};

/**
 * Closes a conversation with a reason and a kind message to the other side. There is no undo, so it needs a
 * confirmation.
 */
export const CloseDialog = ({ conversation, side, onClose }: Props) => {
  const { formatMessage } = useIntl();
  const host = useHost();
  const name = otherName(conversation, side);
  const reasons = reasonsOf[side];
  const [reason, setReason] = useState<GivenReason>(reasons[0] ?? 'not-needed');
  const letter = useLetter(reason, name);
  const done = (): void => {
    host.notices.show({
      tone: 'success',
      about: `conversation ${conversation.id}`,
      text: formatMessage({ id: 'inbox.done.closed' }, { name }),
    });
    onClose();
  };
  const [attempt, run] = useAttempt(done);
  const close = (): void =>
    run(async () => {
      const body = letter.body.trim();
      if (letter.isSent && body !== '') await sendMessage(host, conversation.id, { clientId: letter.clientId, body });
      await closeConversation(host, conversation.id, reason);
    });
  return (
    <FormDialog
      title={<FormattedMessage id="inbox.closing.title" values={{ name }} />}
      action={<FormattedMessage id="inbox.closing.do" />}
      isPending={attempt.status === 'pending'}
      onSubmit={close}
      onClose={onClose}
    >
      <Text size="small" tone="soft">
        <FormattedMessage id={`inbox.closing.text.${side}`} />
      </Text>
      {reasons.length > 1 ? (
        <RadioGroupField
          label={formatMessage({ id: 'inbox.closing.why' })}
          value={reason}
          onChange={(value) => setReason(reasons.find((one) => one === value) ?? reason)}
          options={reasons.map((value) => ({ value, label: formatMessage({ id: `inbox.closing.${value}` }) }))}
        />
      ) : null}
      <CheckboxField
        label={formatMessage({ id: 'inbox.closing.with-letter' })}
        isChecked={letter.isSent}
        onChange={letter.setSent}
      />
      {letter.isSent ? (
        <TextAreaField
          label={formatMessage({ id: 'inbox.closing.letter' })}
          value={letter.body}
          onChange={letter.setBody}
          rows={4}
          maxLength={enquiryLimits.maximumCharacters}
        />
      ) : null}
      <AttemptFailed attempt={attempt} />
    </FormDialog>
  );
};
