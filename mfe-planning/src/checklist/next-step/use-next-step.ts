import { useAccess, useLocaleInfo } from '@posy/remote-kit';
import { type MarketPrefix, paths } from '@posy/shared-contracts';
import { supplierConstants } from '@posy/shared-contracts/constants';
import type { Task, Wedding } from '@posy/shared-contracts/entities';
import { conversationId } from '@posy/shared-contracts/rules';
import { newNoteKey } from '#scrapbook/public';
import type { CategoryFacts } from './category-facts';
import { type NextStep, nextStepOf, type PlanPart } from './next-step';

/**
 * The target of a step; `message` opens the conversation with the booked supplier, `compare` the shortlisted suppliers
 * side by side.
 */
export interface WayOn {
  kind: NextStep['kind'] | 'message' | 'compare';
  href: string;
}

const hrefs: Record<PlanPart, (market: MarketPrefix) => string> = {
  guests: (market) => paths.guestlist(market),
  caterers: (market) => paths.catererSheet(market),
  seating: (market) => paths.seating(market),
  budget: (market) => paths.budget(market),
  day: (market) => paths.runSheet(market),
  website: (market) => paths.website(market),
  'save-the-dates': (market) => paths.invitations(market, { letter: 'save-the-date', asks: 'address' }),
  addresses: (market) => paths.invitations(market),
  note: (market) => paths.note(market, newNoteKey),
  invite: (market) => paths.inviteCollaborator(market),
  date: (market) => paths.settingsSection(market, 'wedding'),
  advice: (market) => paths.advice(market),
  reviews: (market) => paths.reviews(market),
};

/** Returns the address of a category in the directory, near the wedding's place if it has one. */
export const categoryHref = (market: MarketPrefix, category: string, { location }: Pick<Wedding, 'location'>): string =>
  paths.category(market, category, { area: location?.name });

/** Tells which parts of the plan this member may read; for the others the advice is shown instead. */
const useIsOpen = (): ((place: PlanPart) => boolean) => {
  const guests = useAccess('guests') !== 'none';
  const budget = useAccess('budget') !== 'none';
  const website = useAccess('website') !== 'none';
  const notes = useAccess('notes') === 'edit';
  const byPlace: Partial<Record<PlanPart, boolean>> = {
    guests,
    caterers: guests,
    seating: guests,
    budget,
    website,
    'save-the-dates': guests,
    addresses: guests,
    note: notes,
  };
  return (place) => byPlace[place] ?? true;
};

/**
 * Returns the link for a task's next step, for this member. The facts tell whether a supplier is booked already; null
 * until they are loaded.
 */
export const useWayOn = (
  wedding: Pick<Wedding, 'location'> & { id: string },
): ((task: Pick<Task, 'key' | 'category'>, facts: CategoryFacts | null) => WayOn | null) => {
  const { market } = useLocaleInfo();
  const isOpen = useIsOpen();
  const mayWrite = useAccess('inbox') !== 'none';
  return (task, facts) => {
    const step = nextStepOf(task);
    if (step.kind !== 'suppliers') {
      const kind = isOpen(step.kind) ? step.kind : 'advice';
      return { kind, href: hrefs[kind](market.prefix) };
    }
    if (facts === null) return null;
    const { booked, shortlisted: liked } = facts;
    if (booked !== null && booked.enquired && mayWrite)
      return { kind: 'message', href: paths.conversation(market.prefix, conversationId(booked.id, wedding.id)) };
    if (booked === null && liked.length > 1) {
      const compare = liked.slice(0, supplierConstants.mostCompared).map(({ id }) => id);
      return { kind: 'compare', href: paths.shortlist(market.prefix, { compare: compare.join(',') }) };
    }
    return { kind: 'suppliers', href: categoryHref(market.prefix, step.category, wedding) };
  };
};
