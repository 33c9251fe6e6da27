import { useHost } from '@posy/remote-kit';
import { ConfirmDialog } from '@posy/remote-kit/confirm';
import { useMutation } from '@posy/remote-kit/query';
import { Button } from '@posy/shared-ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { withdrawQuote } from '../queries/thread-queries';
import type { AnswerCardProps } from './card-props';

/** Takes a price back after asking: whoever reads it sees that it is none any more. */
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
        <ConfirmDialog
          title={formatMessage({ id: 'inbox.quote.withdraw.title' })}
          cancel={formatMessage({ id: 'inbox.quote.withdraw.keep' })}
          closeLabel={formatMessage({ id: 'inbox.quote.withdraw.keep' })}
          action={formatMessage({ id: 'inbox.quote.withdraw' })}
          isPending={withdrawing.isPending}
          onConfirm={() => withdrawing.mutate()}
          onClose={() => setAsked(false)}
        >
          <FormattedMessage id="inbox.quote.withdraw.text" />
        </ConfirmDialog>
      ) : null}
    </>
  );
};
