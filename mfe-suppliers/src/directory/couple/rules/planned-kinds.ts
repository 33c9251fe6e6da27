import type { Wedding } from '@posy/shared-contracts/entities';
import * as v from 'valibot';

const plannedSchema = v.array(v.string());

/** Returns the categories that the couple's budget is for; null before they answered its questions. */
export const plannedKinds = ({ preferences }: Pick<Wedding, 'preferences'>): readonly string[] | null => {
  const read = v.safeParse(plannedSchema, preferences?.['budget']?.['categories']);
  return read.success ? read.output : null;
};
