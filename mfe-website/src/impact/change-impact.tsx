import type { SlotProps } from '@posy/shared-contracts/manifest';
import { DateImpact } from './date-impact';
import { PlaceImpact } from './place-impact';

/** What a change of the wedding does to its website and its events. */
export const ChangeImpact = ({ weddingId, change }: SlotProps['wedding-change.preview']) => {
  if (change.kind === 'date' && change.from !== change.to)
    return <DateImpact weddingId={weddingId} from={change.from} to={change.to} />;
  if (change.kind === 'place')
    return <PlaceImpact weddingId={weddingId} from={change.from?.name ?? null} to={change.to?.name ?? null} />;
  return null;
};
