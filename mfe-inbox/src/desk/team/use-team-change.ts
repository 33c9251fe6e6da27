import { useHost } from '@posy/remote-kit';
import { useQueryClient } from '@posy/remote-kit/query';
import { ApiError } from '@posy/shared-contracts';
import { useState } from 'react';
import { teamKey } from '#talk/team/use-team';

/** The reasons for a failed change of the team, in the kinds that people can act on. */
export const teamFailures = [
  'already-in-team',
  'too-many-people',
  'address-not-taken',
  'too-many-letters',
  'last-owner',
  'not-allowed',
] as const;
export type TeamFailure = (typeof teamFailures)[number] | 'connection' | 'other';

export const teamFailure = (error: unknown): TeamFailure => {
  if (!(error instanceof ApiError)) return 'other';
  if (error.kind === 'offline' || error.kind === 'timeout' || error.kind === 'aborted') return 'connection';
  return teamFailures.find((one) => one === error.code) ?? 'other';
};

/** One change at a time, with its progress or its failure. The team is read again after it. */
export const useTeamChange = (supplierId: string) => {
  const { telemetry } = useHost();
  const client = useQueryClient();
  const [state, setState] = useState<{ isPending: boolean; failure: TeamFailure | null }>({
    isPending: false,
    failure: null,
  });
  const run = async (work: () => Promise<unknown>, done: () => void): Promise<void> => {
    setState({ isPending: true, failure: null });
    try {
      await work();
      await client.invalidateQueries({ queryKey: teamKey(supplierId) });
      setState({ isPending: false, failure: null });
      done();
    } catch (error) {
      telemetry.error('inbox', error);
      setState({ isPending: false, failure: teamFailure(error) });
    }
  };
  return { ...state, run: (work: () => Promise<unknown>, done: () => void) => void run(work, done) };
};
