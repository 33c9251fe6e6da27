import { useHost } from '@posy/remote-kit';
import { ConfirmDialog } from '@posy/remote-kit/confirm';
import { useMutation } from '@posy/remote-kit/query';
import { Button } from '@posy/shared-ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useReviewNews } from '#review/review-news';
import { type Author, deleteReview, withdrawReview } from './own-queries';

type Way = 'withdraw' | 'delete';

const ways = { withdraw: withdrawReview, delete: deleteReview };
const done = { withdraw: 'mine.withdrawn', delete: 'mine.deleted' } as const;

interface Props {
  author: Author;
  supplierId: string;
  mayWithdraw: boolean;
  onLeft: () => void;
}

/** Takes one's own review back, or deletes it, after asking. */
export const LeaveButtons = ({ author, supplierId, mayWithdraw, onLeft }: Props) => {
  const { api, notices, telemetry } = useHost();
  const { formatMessage } = useIntl();
  const news = useReviewNews();
  const [asked, setAsked] = useState<Way | null>(null);
  const leaving = useMutation({
    mutationFn: async (way: Way) => void (await ways[way](api, author)),
    onSuccess: (_nothing, way) => {
      notices.show({ tone: 'info', text: formatMessage({ id: done[way] }), about: `review ${author.id}` });
      news.removed({ supplierId, reviewId: author.id });
      onLeft();
    },
    onError: (error) => {
      telemetry.error('review', error);
      notices.show({ tone: 'error', text: formatMessage({ id: 'mine.failed' }), about: `review ${author.id}` });
    },
    onSettled: () => setAsked(null),
  });
  return (
    <>
      {mayWithdraw ? (
        <Button size="s" onPress={() => setAsked('withdraw')}>
          <FormattedMessage id="mine.withdraw" />
        </Button>
      ) : null}
      <Button size="s" kind="plain" onPress={() => setAsked('delete')}>
        <FormattedMessage id="mine.delete" />
      </Button>
      {asked === null ? null : (
        <ConfirmDialog
          title={formatMessage({ id: `mine.${asked}.title` })}
          cancel={formatMessage({ id: 'mine.keep' })}
          closeLabel={formatMessage({ id: 'mine.close' })}
          action={formatMessage({ id: `mine.${asked}` })}
          isPending={leaving.isPending}
          onConfirm={() => leaving.mutate(asked)}
          onClose={() => setAsked(null)}
        >
          <FormattedMessage id={`mine.${asked}.body`} />
        </ConfirmDialog>
      )}
    </>
  );
};
