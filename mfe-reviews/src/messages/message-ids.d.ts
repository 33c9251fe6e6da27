import type { messages as answer } from '#answer/messages/en-GB';
import type { messages as claims } from '#claims/messages/en-GB';
import type { messages as desk } from '#desk/messages/en-GB';
import type { messages as mine } from '#mine/messages/en-GB';
import type { messages as policy } from '#policy/messages/en-GB';
import type { messages as report } from '#review/report/messages/en-GB';
import type { messages as rules } from '#review/rules/messages/en-GB';
import type { messages as write } from '#write/messages/en-GB';
import type { messages as first } from './en-GB';

/** Every catalogue of the package, a line each: whoever adds an area's adds its line, and merges keep both. */
interface ReviewsCatalogues {
  first: typeof first;
  answer: typeof answer;
  claims: typeof claims;
  desk: typeof desk;
  mine: typeof mine;
  policy: typeof policy;
  report: typeof report;
  rules: typeof rules;
  write: typeof write;
}

declare global {
  // react-intl reads its message ids from here: a wrong id does not compile.
  namespace FormatjsIntl {
    interface Message {
      ids: { [Part in keyof ReviewsCatalogues]: keyof ReviewsCatalogues[Part] }[keyof ReviewsCatalogues];
    }
  }
}
