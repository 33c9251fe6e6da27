import { useAccess, useLocaleInfo } from '@posy/remote-kit';
import { paths, type MarketPrefix } from '@posy/shared-contracts';
import type { Task, Wedding } from '@posy/shared-contracts/entities';
import { conversationId } from '@posy/shared-contracts/rules';
import type { CategoryFacts } from './category-facts';
import { nextStepOf, type NextStep, type Place } from './next-step';
import { newNoteKey } from '#scrapbook/public';

/** Where a step leads; `message` is the conversation with who is booked, `compare` the shortlist where there is a choice. */
export interface WayOn {
  kind: NextStep['kind'] | 'message' | 'compare';
  href: string;
}

const hrefs: Record<Place, (market: MarketPrefix) => string> = {
  guests: (market) => paths.guestlist(market),
  caterers: (market) => paths.catererSheet(market),
  seating: (market) => paths.seating(market),
  budget: (market) => paths.budget(market),
  website: (market) => paths.website(market),
  note: (market) => paths.note(market, newNoteKey),
  invite: (market) => paths.inviteCollaborator(market),
  date: (market) => paths.settingsSection(market, 'wedding'),
  advice: (market) => paths.advice(market),
  reviews: (market) => paths.reviews(market),
};

/** The directory's page of a category, near the wedding's place where there is one. */
export const categoryHref = (market: MarketPrefix, category: string, { location }: Pick<Wedding, 'location'>): string =>
  paths.category(market, category, { area: location?.name });

/** Where a place is open only with access to an area: what others see instead is the advice. */
const useIsOpen = (): ((place: Place) => boolean) => {
  const guests = useAccess('guests') !== 'none';
  const budget = useAccess('budget') !== 'none';
  const website = useAccess('website') !== 'none';
  const notes = useAccess('notes') === 'edit';
  const byPlace: Partial<Record<Place, boolean>> = {
    guests,
    caterers: guests,
    seating: guests,
    budget,
    website,
    note: notes,
  };
  return (place) => byPlace[place] ?? true;
};

/** The way on from a task for this person; the facts say whether somebody is booked already. */
export const useWayOn = (
  wedding: Pick<Wedding, 'location'> & { id: string },
): ((task: Pick<Task, 'key' | 'category'>, facts: CategoryFacts | null) => WayOn) => {
  const { market } = useLocaleInfo();
  const isOpen = useIsOpen();
  const mayWrite = useAccess('inbox') !== 'none';
  return (task, facts) => {
    const step = nextStepOf(task);
    if (step.kind !== 'suppliers') {
      const kind = isOpen(step.kind) ? step.kind : 'advice';
      return { kind, href: hrefs[kind](market.prefix) };
    }
    const booked = facts?.booked ?? null;
    if (booked !== null && booked.enquired && mayWrite)
      return { kind: 'message', href: paths.conversation(market.prefix, conversationId(booked.id, wedding.id)) };
    if (booked === null && (facts?.shortlisted.length ?? 0) > 1)
      return { kind: 'compare', href: paths.shortlist(market.prefix, { category: step.category }) };
    return { kind: 'suppliers', href: categoryHref(market.prefix, step.category, wedding) };
  };
};
