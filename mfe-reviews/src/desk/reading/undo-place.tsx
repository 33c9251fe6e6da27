import { useHost } from '@posy/remote-kit';
import { moderationConstants } from '@posy/shared-contracts/constants';
import { Button, Callout } from '@posy/shared-ui';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type Decision, undo, type WaitingReview } from '../queue/desk-queries';

/** A decision that was just made. */
export interface Made {
  review: WaitingReview;
  to: Decision['to'];
}

/** Holds the latest decision as long as it can be undone. */
export const useMade = () => {
  const { clock } = useHost();
  const [made, setMade] = useState<Made | null>(null);
  useEffect(
    () => (made === null ? undefined : clock.after(moderationConstants.undoMs, () => setMade(null))),
    [made, clock],
  );
  return { made, setMade };
};

interface Props {
  made: Made;
  onUndone: (review: WaitingReview) => void;
  onOver: () => void;
}

/** The way back from the latest decision. Its letter waits as long as this is here. */
export const UndoPlace = ({ made: { review, to }, onUndone, onOver }: Props) => {
  const { api, notices, telemetry } = useHost();
  const { formatMessage } = useIntl();
  const [isPending, setPending] = useState(false);
  const takeBack = (): void => {
    setPending(true);
    undo(api, review.id)
      .then(() => onUndone(review))
      .catch((error: unknown) => {
        telemetry.error('moderation', error);
        notices.show({ tone: 'error', text: formatMessage({ id: 'desk.undo.failed' }), about: `review ${review.id}` });
        onOver();
      });
  };
  return (
    <Callout
      hue="fern"
      role="status"
      actions={
        <Button size="s" isPending={isPending} onPress={takeBack}>
          <FormattedMessage id="desk.undo" />
        </Button>
      }
    >
      <FormattedMessage id={`desk.made.${to}`} values={{ title: review.title }} />
    </Callout>
  );
};
