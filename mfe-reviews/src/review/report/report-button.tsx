import { lazyFeature, useSession } from '@posy/remote-kit';
import type { Review } from '@posy/shared-contracts/entities';
import { Button } from '@posy/shared-ui';
import { Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { catalogues } from './messages';

const ReportDialog = lazyFeature(async () => (await import('./report-dialog')).ReportDialog, catalogues);

/** Lets a signed-in reader report a review to the moderators; the server takes reports from nobody else. */
export const ReportButton = ({ review }: { review: Review }) => {
  const session = useSession();
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  if (session.status !== 'signed-in') return null;
  return (
    <div>
      <Button
        size="s"
        kind="plain"
        aria-label={formatMessage({ id: 'reviews.report.of' }, { name: review.name })}
        onPress={() => setOpen(true)}
      >
        <FormattedMessage id="reviews.report" />
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <ReportDialog review={review} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </div>
  );
};
