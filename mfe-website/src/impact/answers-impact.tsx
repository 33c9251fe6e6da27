import { useAccess, useLive, useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { collections } from '@posy/shared-contracts/collections';
import { Row, Rows } from '@posy/shared-ui';
import { EnvelopeSimpleIcon } from '@posy/shared-ui/icons';
import { useMemo } from 'react';
import { FormattedMessage } from 'react-intl';

/** Before day or place changes: whose answers are for what was, and the way to ask them again. */
export const AnswersImpact = ({ weddingId, kind }: { weddingId: string; kind: 'date' | 'place' }) => {
  const { prefix } = useLocaleInfo().market;
  const seesGuests = useAccess('guests') !== 'none';
  const { value } = useLive(
    useMemo(() => (seesGuests ? { collection: collections.answers(weddingId) } : null), [seesGuests, weddingId]),
  );
  const answers = value ?? [];
  const count = answers.reduce((sum, { people }) => sum + Object.values(people).filter(hasAnswered).length, 0);
  if (count === 0) return null;
  return (
    <Rows>
      <Row
        start={<EnvelopeSimpleIcon />}
        title={
          <FormattedMessage id={kind === 'date' ? 'impact.answers.day' : 'impact.answers.place'} values={{ count }} />
        }
        note={<FormattedMessage id="impact.answers.ask-again" />}
        href={paths.invitations(prefix, { letter: 'update' })}
      />
    </Rows>
  );
};

const hasAnswered = ({ events }: { events: Record<string, unknown> }): boolean => Object.keys(events).length > 0;
