import { useMemo, useState } from 'react';
import type { Seating } from '../queries/use-seating';
import { type Placement, type Proposal, propose } from '../rules/proposal/proposal';

/**
 * Returns the placements that are still possible: none of their guests was seated meanwhile, and the tables have seats
 * for them.
 */
const stillGood = (proposal: Proposal | null, { unseated, seated, tables }: Seating): Placement[] => {
  const waiting = new Set(unseated.map(({ id }) => id));
  const free = new Map(tables.map(({ id, seats }) => [id, seats - (seated.get(id)?.length ?? 0)]));
  return (proposal?.placements ?? []).filter(({ guests }) => {
    const isGood = guests.every(({ id, table }) => waiting.has(id) && (free.get(table) ?? 0) > 0);
    if (isGood) for (const { table } of guests) free.set(table, (free.get(table) ?? 0) - 1);
    return isGood;
  });
};

/** A suggestion for every guest without a seat, made on request; it shrinks as guests are seated. */
export const useProposal = (seating: Seating) => {
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const placements = useMemo(() => stillGood(proposal, seating), [proposal, seating]);
  return {
    proposal,
    placements,
    ask: () => setProposal(propose(seating.plan)),
    putAway: () => setProposal(null),
  };
};

export type ProposalControl = ReturnType<typeof useProposal>;
