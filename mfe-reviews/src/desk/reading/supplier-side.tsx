import { Card, Heading, Inline, Stack, Tag, Text } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import type { WaitingReview } from '../queue/desk-queries';
import { useMoment } from '../queue/use-moment';

/** The supplier's words: why it disputes a review, and what it answered in public. */
export const SupplierSide = ({ review: { log, reply, supplierName, supplierId } }: { review: WaitingReview }) => {
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
          <Text tone="soft">
            <FormattedMessage id="desk.quoted" values={{ words: disputed.reason, name }} />
          </Text>
        )}
        {reply === null ? null : (
          <Text size="small" tone="soft">
            <FormattedMessage id="desk.side.reply" values={{ words: reply.body }} />
          </Text>
        )}
      </Stack>
    </Card>
  );
};
