import type { SlotProps } from '@posy/shared-contracts/manifest';
import { AnswersImpact } from './answers-impact';
import { DateImpact } from './date-impact';
import { PlaceImpact } from './place-impact';

/** The effects that a change of the wedding has on its website and its events. */
export const ChangeImpact = ({ weddingId, change }: SlotProps['wedding-change.preview']) => {
  if (change.kind === 'date' && change.from !== change.to)
    return (
      <>
        <DateImpact weddingId={weddingId} from={change.from} to={change.to} />
        {change.from === null ? null : <AnswersImpact weddingId={weddingId} kind="date" />}
      </>
    );
  if (change.kind === 'place')
    return (
      <>
        <PlaceImpact weddingId={weddingId} from={change.from?.name ?? null} to={change.to?.name ?? null} />
        {change.from === null ? null : <AnswersImpact weddingId={weddingId} kind="place" />}
      </>
    );
  return null;
};
