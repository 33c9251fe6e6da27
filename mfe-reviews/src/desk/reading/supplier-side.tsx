import { useHost } from '@posy/remote-kit';
import { Card, Heading, Inline, Stack, Tag } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { SaveFileButton } from '#review/files/save-file-button';
import { OwnWords } from '#review/words/own-words';
import type { WaitingReview } from '../queue/desk-queries';
import { useMoment } from '../queue/use-moment';

type Evidence = NonNullable<WaitingReview['evidence']>;

/** The file with which a supplier disputes a review. */
const EvidenceLine = ({ id, evidence: { name, bytes } }: { id: string; evidence: Evidence }) => {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  return (
    <div>
      <SaveFileButton
        {...{ name, bytes }}
        load={() => api.call('disputeEvidence', { params: { id } })}
        label={formatMessage({ id: 'desk.side.file' }, { name })}
        failure={formatMessage({ id: 'desk.side.file.failed' })}
      />
    </div>
  );
};

/** The supplier's words: why it disputes a review, and what it answered in public. */
export const SupplierSide = ({ review }: { review: WaitingReview }) => {
  const { log, reply, supplierName, supplierId, evidence } = review;
  const moment = useMoment();
  const disputed = log.findLast(({ state }) => state === 'disputed');
  if (disputed === undefined && reply === null) return null;
  const name = supplierName ?? supplierId;
  return (
    <Card>
      <Stack gap={2}>
        <Inline justify="space-between">
          <Heading level={2} size="h3">
            <FormattedMessage id="desk.side" />
          </Heading>
          {disputed === undefined ? null : (
            <Tag hue="apricot">
              <FormattedMessage id="desk.side.disputed" values={{ moment: moment(disputed.at) }} />
            </Tag>
          )}
        </Inline>
        {disputed?.reason === undefined ? null : (
          <OwnWords tone="soft">
            <FormattedMessage id="desk.quoted" values={{ words: disputed.reason, name }} />
          </OwnWords>
        )}
        {evidence == null ? null : <EvidenceLine id={review.id} evidence={evidence} />}
        {reply === null ? null : (
          <OwnWords size="small" tone="soft">
            <FormattedMessage id="desk.side.reply" values={{ words: reply.body }} />
          </OwnWords>
        )}
      </Stack>
    </Card>
  );
};
