import { useHost, useOpenItem } from '@posy/remote-kit';
import { useMutation } from '@posy/remote-kit/query';
import { Button, Inline, Text } from '@posy/shared-ui';
import { Dialog } from '@posy/shared-ui/overlays';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { withdrawQuote } from '../queries/thread-queries';
import type { AnswerCardProps } from './card-props';

interface WithdrawDialogProps {
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

const AskDialog = ({ isPending, onConfirm, onClose }: WithdrawDialogProps) => {
  const { formatMessage } = useIntl();
  useOpenItem('dialog', true, onClose);
  return (
    <Dialog
      isOpen
      size="s"
      onClose={onClose}
      title={formatMessage({ id: 'inbox.quote.withdraw.title' })}
      closeLabel={formatMessage({ id: 'inbox.quote.withdraw.keep' })}
    >
      <Text>
        <FormattedMessage id="inbox.quote.withdraw.text" />
      </Text>
      <Inline justify="end">
        <Button kind="plain" onPress={onClose}>
          <FormattedMessage id="inbox.quote.withdraw.keep" />
        </Button>
        <Button kind="main" isPending={isPending} onPress={onConfirm}>
          <FormattedMessage id="inbox.quote.withdraw" />
        </Button>
      </Inline>
    </Dialog>
  );
};

/** Withdraws a price after a confirmation: both sides see that it is no longer valid. */
export const WithdrawButton = ({ conversation, message }: Pick<AnswerCardProps, 'conversation' | 'message'>) => {
  const host = useHost();
  const { formatMessage } = useIntl();
  const [isAsked, setAsked] = useState(false);
  const withdrawing = useMutation({
    mutationFn: () => withdrawQuote(host, conversation.id, message.id),
    onError: (error) => {
      host.telemetry.error('inbox', error);
      host.notices.show({ tone: 'error', text: formatMessage({ id: 'inbox.quote.withdraw.failed' }) });
    },
    onSettled: () => setAsked(false),
  });
  return (
    <>
      <Button size="s" onPress={() => setAsked(true)}>
        <FormattedMessage id="inbox.quote.withdraw" />
      </Button>
      {isAsked ? (
        <AskDialog
          isPending={withdrawing.isPending}
          onConfirm={() => withdrawing.mutate()}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </>
  );
};
