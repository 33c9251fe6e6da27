import { useHost, useOpenItem } from '@posy/remote-kit';
import { FormDialog } from '@posy/remote-kit/dialogs';
import { useMutation } from '@posy/remote-kit/query';
import { ApiError } from '@posy/shared-contracts';
import { talkConstants } from '@posy/shared-contracts/constants';
import { reportReasons, type Review } from '@posy/shared-contracts/entities';
import { Text } from '@posy/shared-ui';
import { FormErrors, RadioGroupField, TextAreaField } from '@posy/shared-ui/forms';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

const failureOf = (error: unknown) => {
  const code = error instanceof ApiError ? error.code : '';
  if (code === 'nothing-to-report') return 'report.failed.gone';
  return code === 'reports-used-up' ? 'report.failed.many' : 'report.failed';
};

/** Sends a review's words to the moderators, with the reader's reason. */
const useReport = (id: string, onDone: () => void) => {
  const { api, notices, telemetry } = useHost();
  const { formatMessage } = useIntl();
  const [reason, setReason] = useState<(typeof reportReasons)[number]>('spam');
  const [words, setWords] = useState('');
  const sending = useMutation({
    mutationFn: async () =>
      void (await api.call('report', { body: { about: { kind: 'review', id }, reason, words: words.trim() } })),
    onSuccess: () => {
      notices.show({ tone: 'success', text: formatMessage({ id: 'report.done' }), about: id });
      onDone();
    },
    onError: (error) => telemetry.error('reviews', error),
  });
  return { reason, setReason, words, setWords, sending };
};

/** Asks why a reader reports a review. */
export const ReportDialog = ({ review: { id, name }, onClose }: { review: Review; onClose: () => void }) => {
  const { formatMessage } = useIntl();
  const { reason, setReason, words, setWords, sending } = useReport(id, onClose);
  useOpenItem('dialog', true, onClose);
  return (
    <FormDialog
      title={formatMessage({ id: 'report.title' }, { name })}
      action={<FormattedMessage id="report.send" />}
      closeLabel={formatMessage({ id: 'report.close' })}
      cancel={<FormattedMessage id="report.cancel" />}
      isPending={sending.isPending}
      onSubmit={() => sending.isPending || sending.mutate()}
      onClose={onClose}
    >
      {sending.error === null ? null : <FormErrors title={<FormattedMessage id={failureOf(sending.error)} />} />}
      <Text size="small" tone="soft">
        <FormattedMessage id="report.lead" />
      </Text>
      <RadioGroupField
        label={formatMessage({ id: 'report.why' })}
        value={reason}
        onChange={(value) => setReason(reportReasons.find((one) => one === value) ?? reason)}
        options={reportReasons.map((value) => ({ value, label: formatMessage({ id: `report.${value}` }) }))}
      />
      <TextAreaField
        label={<FormattedMessage id="report.words" />}
        value={words}
        onChange={setWords}
        maxLength={talkConstants.reportWordsLength}
        rows={3}
      />
    </FormDialog>
  );
};
