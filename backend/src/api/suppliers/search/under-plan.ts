import { type Call } from '#api/handler';
import { type FindRequest, type FindResponse, type PlanFacts } from '#catalogue/search/request/search-request';
import { type CatalogueStore } from '#catalogue/store/catalogue-store';

/** The result of a search, and the request in its final form. */
export interface Finding {
  found: FindResponse;
  request: FindRequest;
}

type PlanFields = Pick<
  Call<'searchSuppliers'>['body'],
  'areaElse' | 'radiusElse' | 'freeOnElse' | 'guestsElse' | 'budgetsElse'
>;

/** The couple's own facts; they count where the search says nothing of the same kind. */
export const planOf = ({ areaElse, radiusElse, freeOnElse, guestsElse, budgetsElse }: PlanFields): PlanFacts => {
  const area = areaElse?.trim() ?? '';
  return {
    ...(area !== '' && { area }),
    ...(radiusElse !== undefined && { radiusKm: radiusElse }),
    ...(freeOnElse !== undefined && { freeOn: freeOnElse }),
    ...(guestsElse !== undefined && { guests: guestsElse }),
    ...(budgetsElse !== undefined && { budgets: budgetsElse }),
  };
};

/**
 * The plan with fewer facts, as far as they counted: without the budget, without the place, without both. Distances are
 * still those from the place.
 */
const fewerOf = ({ countedIn }: FindResponse, { budgets, area, ...plan }: PlanFacts): PlanFacts[] => {
  const [hasBudget, hasPlace] = [countedIn.includes('budget'), countedIn.includes('place')];
  const from = hasPlace && area !== undefined ? { from: area } : {};
  return [
    ...(hasBudget && area !== undefined ? [{ ...plan, area }] : []),
    ...(hasPlace && budgets !== undefined ? [{ ...plan, ...from, budgets }] : []),
    ...(hasBudget || hasPlace ? [{ ...plan, ...from }] : []),
  ];
};

/**
 * Finds under the couple's facts; where that leaves nobody, without their budget or their place. When nobody is left
 * even then, the answer is about what was asked for.
 */
export const findUnderPlan = (catalogue: Pick<CatalogueStore, 'find'>, request: FindRequest): Finding => {
  let finding: Finding = { found: catalogue.find(request), request };
  for (const plan of fewerOf(finding.found, request.plan ?? {})) {
    if (finding.found.total > 0) break;
    const fewer = { ...request, plan };
    finding = { found: catalogue.find(fewer), request: fewer };
  }
  return finding;
};
