import { useHost, useOpenItem } from '@posy/remote-kit';
import { FormDialog } from '@posy/remote-kit/dialogs';
import { useMutation } from '@posy/remote-kit/query';
import { uploadFault } from '@posy/remote-kit/uploads';
import { ApiError } from '@posy/shared-contracts';
import { reviewConstants } from '@posy/shared-contracts/constants';
import { Text } from '@posy/shared-ui';
import { FormErrors, TextAreaField } from '@posy/shared-ui/forms';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useReviewNews } from '#review/review-news';
import { dispute, type OurReview, reply } from './answer-queries';
import { asEvidenceFault, EvidenceField, faultOfChosen } from './evidence-field';

/** A supplier's words about a review: an answer for everybody, or the reason why a moderator should look at it. */
export type Kind = 'reply' | 'dispute';

const sends = { reply, dispute };
const most = { reply: reviewConstants.replyLength, dispute: reviewConstants.reasonLength };

interface Props {
  kind: Kind;
  review: OurReview;
  supplierId: string;
  onDone: () => void;
  onClose: () => void;
}

const failureOf = (error: unknown) =>
  error instanceof ApiError && (error.code === 'move-not-allowed' || error.code === 'review-unknown')
    ? 'answer.failed.decided'
    : 'answer.failed';

/** The words of an answer or of a dispute, over the screen. */
export const WordsDialog = ({ kind, review, supplierId, onDone, onClose }: Props) => {
  const { api, notices, telemetry } = useHost();
  const { formatMessage } = useIntl();
  const news = useReviewNews();
  const [words, setWords] = useState(kind === 'reply' ? (review.reply?.body ?? '') : '');
  const [file, setFile] = useState<File | null>(null);
  const [isTried, setTried] = useState(false);
  useOpenItem('dialog', true, onClose);
  const sending = useMutation({
    mutationFn: async () => void (await sends[kind](api, review.id, words.trim(), file)),
    onSuccess: () => {
      notices.show({ tone: 'success', text: formatMessage({ id: `answer.${kind}.done` }), about: review.id });
      const about = { supplierId, reviewId: review.id };
      if (kind === 'reply') news.published(about);
      else news.removed(about);
      onDone();
    },
    onError: (error) => telemetry.error('reviews', error),
  });
  // An answer that is there may be taken back by emptying it.
  const isMissing = words.trim() === '' && (kind === 'dispute' || review.reply === null);
  const submit = (): void => {
    setTried(true);
    if (!isMissing && faultOfChosen(file) === null && !sending.isPending) sending.mutate();
  };
  const refused = sending.error === null ? null : asEvidenceFault(uploadFault(sending.error));
  const choose = (chosen: File | null): void => {
    sending.reset();
    setFile(chosen);
  };
  return (
    <FormDialog
      title={formatMessage({ id: `answer.${kind}.title` }, { name: review.name })}
      action={<FormattedMessage id={`answer.${kind}.send`} />}
      closeLabel={formatMessage({ id: 'answer.close' })}
      cancel={<FormattedMessage id="answer.cancel" />}
      isPending={sending.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      {sending.error === null || refused !== null ? null : (
        <FormErrors title={<FormattedMessage id={failureOf(sending.error)} />} />
      )}
      <Text size="small" tone="soft">
        <FormattedMessage id={`answer.${kind}.lead`} />
      </Text>
      <TextAreaField
        label={<FormattedMessage id={`answer.${kind}.words`} />}
        value={words}
        onChange={setWords}
        maxLength={most[kind]}
        rows={6}
        error={isTried && isMissing ? <FormattedMessage id="answer.missing" /> : undefined}
      />
      {kind === 'dispute' ? (
        <EvidenceField file={file} fault={faultOfChosen(file) ?? refused} onChange={choose} />
      ) : null}
    </FormDialog>
  );
};
