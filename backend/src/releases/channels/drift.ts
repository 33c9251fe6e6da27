/**
 * The assumed ratios of a canary's faults to the usual ones: each is bet on with the same share, so that small and
 * large harm are both seen.
 */
const ratios = [1.5, 2, 3, 5, 10] as const;

/**
 * From this much evidence on a canary is halted. Under equal rates the evidence ever reaches it with a probability of at
 * most 1 in 200, however long and however often it is looked at (Ville's inequality): false alarms stay under 1 %.
 */
export const haltingEvidence = 200;

/**
 * The same for numbers of one kind that are not good. With the three kinds that are compared, all together stay under 1 %:
 * 1 in 200 for faults, and three times 1 in 1200.
 */
export const haltingEvidenceOfNumbers = 1200;

/** Faults that must have been met in the canary before it is halted: one unlucky visitor is none. */
export const fewestFaults = 5;

/** Evidence that the canary's visitors meet more faults than the others. */
export interface Drift {
  /**
   * A visitor met a fault: in the canary, or in what all others have. `share` is the canary's share of pages that were
   * opened lately.
   */
  met(where: 'canary' | 'baseline', share: number): void;
  evidence(): number;
  /** Returns true when the evidence suffices to halt. */
  isHarmful(): boolean;
}

/** Were both the same, a fault would be the canary's with the probability of its share; where it is worse, with more. */
const chanceAt = (share: number, ratio: number): number => (ratio * share) / (ratio * share + 1 - share);

/**
 * A test of both sets that may be looked at after every fault: for each ratio a bet whose stake grows when faults fall
 * into the canary more often than its share of pages says; the evidence is their mean. Only faults count and who met
 * them, so that a bad hour of the server, which everybody meets, moves nothing.
 */
export const createDrift = (enough: number = haltingEvidence): Drift => {
  const stakes: number[] = ratios.map(() => 1);
  let faults = 0;
  const evidence = (): number => stakes.reduce((sum, stake) => sum + stake, 0) / ratios.length;
  return {
    met(where, share) {
      if (share <= 0 || share >= 1) return;
      if (where === 'canary') faults += 1;
      ratios.forEach((ratio, index) => {
        const chance = chanceAt(share, ratio);
        const factor = where === 'canary' ? chance / share : (1 - chance) / (1 - share);
        stakes[index] = (stakes[index] ?? 1) * factor;
      });
    },
    evidence,
    isHarmful: () => faults >= fewestFaults && evidence() >= enough,
  };
};
