import type { Cost } from '@posy/shared-contracts/entities';
import type { Heads } from '@posy/shared-contracts/rules';
import * as v from 'valibot';
import { supplierTypeOf } from './items/item-templates';

/** The units of a typed amount: everything, one day guest, or any invited guest. */
export const amountBases = ['whole', 'day', 'all'] as const;
export type AmountBasis = (typeof amountBases)[number];

/** A cost as a form edits it. Minor units; null for an empty field. */
export const costDraftSchema = v.object({
  name: v.string(),
  group: v.string(),
  basis: v.picklist(amountBases),
  /** An amount for everything or for one guest, depending on `basis`. */
  estimate: v.nullable(v.number()),
  quoted: v.nullable(v.number()),
  /** Older drafts lack it: their quote is for everything. */
  quotedBasis: v.optional(v.picklist(amountBases), 'whole'),
  payer: v.string(),
  supplierId: v.nullable(v.string()),
  notes: v.string(),
});
export type CostDraft = v.InferOutput<typeof costDraftSchema>;

/** A draft that is not saved: only the fields that somebody touched. */
export const touchedSchema = v.partial(costDraftSchema);
export type TouchedCost = Partial<CostDraft>;

export const emptyCost: CostDraft = {
  name: '',
  group: '',
  basis: 'whole',
  estimate: null,
  quoted: null,
  quotedBasis: 'whole',
  payer: '',
  supplierId: null,
  notes: '',
};

const orEmpty = (amount: number): number | null => (amount === 0 ? null : amount);

export const draftOfCost = (cost: Cost): CostDraft => ({
  name: cost.name,
  group: cost.group,
  basis: cost.perHead?.counts ?? 'whole',
  estimate: orEmpty(cost.perHead?.amount ?? cost.estimate),
  quoted: orEmpty(cost.actualPerHead?.amount ?? cost.actual),
  quotedBasis: cost.actualPerHead?.counts ?? 'whole',
  payer: cost.payer,
  supplierId: cost.supplierId,
  notes: cost.notes,
});

/** Highest amount that a form accepts, in minor units: sums of hundreds of them stay safe integers. */
export const largestAmount = 1_000_000_000_00;

export type CostFault = 'name-missing' | 'group-missing' | 'amount-out-of-range';

const isAmount = (amount: number | null): boolean => amount === null || (amount >= 0 && amount <= largestAmount);

/** The faults of a form, by field; empty when it can be saved. */
export const faultsOf = (draft: CostDraft): Partial<Record<keyof CostDraft, CostFault>> => ({
  ...(draft.name.trim() === '' && { name: 'name-missing' }),
  ...(draft.group.trim() === '' && { group: 'group-missing' }),
  ...(!isAmount(draft.estimate) && { estimate: 'amount-out-of-range' }),
  ...(!isAmount(draft.quoted) && { quoted: 'amount-out-of-range' }),
});

/** Returns the sum of a typed amount for today's guests, with the amount for one guest. */
const reckoned = (
  basis: AmountBasis,
  typed: number | null,
  heads: Heads,
): { sum: number; perHead: Cost['perHead'] } => {
  const amount = typed ?? 0;
  return basis === 'whole'
    ? { sum: amount, perHead: null }
    : { sum: amount * heads[basis], perHead: { amount, counts: basis } };
};

/** The cost's fields for a complete form. */
export const fieldsOfDraft = (draft: CostDraft, heads: Heads): Omit<Cost, 'createdAt' | 'updatedAt'> => {
  const estimate = reckoned(draft.basis, draft.estimate, heads);
  // An empty quote has no basis.
  const quote = reckoned(orEmpty(draft.quoted ?? 0) === null ? 'whole' : draft.quotedBasis, draft.quoted, heads);
  return {
    name: draft.name.trim(),
    group: draft.group.trim(),
    supplierType: supplierTypeOf(draft.group.trim()),
    estimate: estimate.sum,
    perHead: estimate.perHead,
    actual: quote.sum,
    actualPerHead: quote.perHead,
    payer: draft.payer.trim(),
    supplierId: draft.supplierId,
    notes: draft.notes.trim(),
  };
};

/** The fields of a cost that each field of the form edits. */
const fieldsBehind: Readonly<Record<keyof CostDraft, readonly (keyof Cost)[]>> = {
  name: ['name'],
  group: ['group', 'supplierType'],
  basis: ['estimate', 'perHead'],
  estimate: ['estimate', 'perHead'],
  quoted: ['actual', 'actualPerHead'],
  quotedBasis: ['actual', 'actualPerHead'],
  payer: ['payer'],
  supplierId: ['supplierId'],
  notes: ['notes'],
};

/** Returns the fields of a cost that were touched. Other fields are left to the changes of other members. */
export const touchedFields = (cost: Cost, touched: TouchedCost, heads: Heads): Partial<Cost> => {
  const whole = fieldsOfDraft({ ...draftOfCost(cost), ...touched }, heads);
  const names = (Object.keys(touched) as (keyof CostDraft)[]).flatMap((field) => fieldsBehind[field]);
  return Object.fromEntries(Object.entries(whole).filter(([name]) => names.some((one) => one === name)));
};
