import { useHost } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import { ApiError } from '@posy/shared-contracts';
import { useEffect } from 'react';
import { giveBack, type TakenKind, takenQuery } from './taken-queries';

/**
 * Holds a thing of the queues while it is open, so that no other moderator decides about it, and gives it back. Returns true when
 * another one has it.
 */
export const useTaken = (kind: TakenKind, id: string): boolean => {
  const { api, telemetry } = useHost();
  const { error } = useQuery(takenQuery(api, kind, id));
  useEffect(
    () => () => void giveBack(api, kind, id).catch((failure: unknown) => telemetry.error('moderation', failure)),
    [api, kind, id, telemetry],
  );
  return error instanceof ApiError && error.code === 'taken-already';
};
