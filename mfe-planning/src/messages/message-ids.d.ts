import type { messages as advice } from '#advice/messages/en-GB';
import type { messages as budget } from '#budget/messages/en-GB';
import type { messages as autoComplete } from '#checklist/auto-complete/messages/en-GB';
import type { messages as checklist } from '#checklist/messages/en-GB';
import type { messages as guestFiles } from '#guests/files/messages/en-GB';
import type { messages as guests } from '#guests/messages/en-GB';
import type { messages as guestNews } from '#guests/news/messages/en-GB';
import type { messages as seating } from '#guests/seating/messages/en-GB';
import type { messages as day } from '#home/day/messages/en-GB';
import type { messages as impact } from '#home/impact/messages/en-GB';
import type { messages as home } from '#home/messages/en-GB';
import type { messages as overview } from '#home/overview/messages/en-GB';
import type { messages as badges } from '#plan/badges/messages/en-GB';
import type { messages as calendar } from '#plan/calendar/messages/en-GB';
import type { messages as tasks } from '#plan/tasks/messages/en-GB';
import type { messages as scrapbook } from '#scrapbook/messages/en-GB';
import type { messages as realWedding } from '#scrapbook/real-wedding/messages/en-GB';
import type { messages as first } from './en-GB';

/** Every catalogue of the package, a line each: whoever adds a feature adds its line, and merges keep both. */
interface PlanningCatalogues {
  first: typeof first;
  advice: typeof advice;
  badges: typeof badges;
  calendar: typeof calendar;
  budget: typeof budget;
  checklist: typeof checklist;
  guestFiles: typeof guestFiles;
  guests: typeof guests;
  guestNews: typeof guestNews;
  home: typeof home;
  day: typeof day;
  overview: typeof overview;
  autoComplete: typeof autoComplete;
  impact: typeof impact;
  realWedding: typeof realWedding;
  scrapbook: typeof scrapbook;
  seating: typeof seating;
  tasks: typeof tasks;
}

declare global {
  // react-intl reads its message ids from here: a wrong id does not compile.
  namespace FormatjsIntl {
    interface Message {
      ids: { [Part in keyof PlanningCatalogues]: keyof PlanningCatalogues[Part] }[keyof PlanningCatalogues];
    }
  }
}
