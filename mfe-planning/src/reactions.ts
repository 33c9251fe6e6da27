import type { ReactionsModule } from '@posy/shared-contracts/mount-props';
import { autoCompleteReactions } from './reactions/auto-complete';
import { badgeReactions } from './reactions/badge-counting';
import { bookedCostReactions } from './reactions/booked-costs';
import { eventReactions } from './reactions/event-guests';
import { joinReactions } from './reactions/reaction';
import { todayReactions } from './reactions/today-tasks';
import { countryReactions } from './reactions/wedding-changed/country-changed';
import { dateReactions } from './reactions/wedding-changed/date-changed';
import { placeReactions } from './reactions/wedding-changed/place-changed';

/** The reactions of planning to events, which run even if its screens were never opened: a line for each concept. */
export const createReactions: ReactionsModule['createReactions'] = (host) =>
  joinReactions(host, {
    checklist: dateReactions,
    country: countryReactions,
    place: placeReactions,
    // The notice of a booking's cost comes before that of its ticks.
    budget: bookedCostReactions,
    'auto-completion': autoCompleteReactions,
    badges: badgeReactions,
    guests: eventReactions,
    'today-task': todayReactions,
  });
