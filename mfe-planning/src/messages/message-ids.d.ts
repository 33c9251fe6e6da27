import type { messages as advice } from '../features/advice/messages/en-GB';
import type { messages as badges } from '../features/badges/messages/en-GB';
import type { messages as calendar } from '../features/calendar/messages/en-GB';
import type { messages as budget } from '../features/budget/messages/en-GB';
import type { messages as checklist } from '../features/checklist/messages/en-GB';
import type { messages as guestFiles } from '../features/guest-files/messages/en-GB';
import type { messages as guests } from '../features/guests/messages/en-GB';
import type { messages as home } from '../features/home/messages/en-GB';
import type { messages as overview } from '../features/overview/messages/en-GB';
import type { messages as passive } from '../features/passive/messages/en-GB';
import type { messages as ripple } from '../features/ripple/messages/en-GB';
import type { messages as scrapbook } from '../features/scrapbook/messages/en-GB';
import type { messages as seating } from '../features/seating/messages/en-GB';
import type { messages as tasks } from '../features/tasks/messages/en-GB';
import type { messages as first } from './en-GB';

/** Every catalogue of the package, a line each: whoever adds a feature adds its line, and merges keep both. */
interface Catalogues {
  first: typeof first;
  advice: typeof advice;
  badges: typeof badges;
  calendar: typeof calendar;
  budget: typeof budget;
  checklist: typeof checklist;
  guestFiles: typeof guestFiles;
  guests: typeof guests;
  home: typeof home;
  overview: typeof overview;
  passive: typeof passive;
  ripple: typeof ripple;
  scrapbook: typeof scrapbook;
  seating: typeof seating;
  tasks: typeof tasks;
}

declare global {
  // react-intl reads its message ids from here: a wrong id does not compile.
  namespace FormatjsIntl {
    interface Message {
      ids: { [Part in keyof Catalogues]: keyof Catalogues[Part] }[keyof Catalogues];
    }
  }
}
