import type { messages as answers } from '#answers/messages/en-GB';
import type { messages as households } from '#households/messages/en-GB';
import type { messages as impact } from '#impact/messages/en-GB';
import type { messages as invitations } from '#invitations/messages/en-GB';
import type { messages as replies } from '#latest-replies/messages/en-GB';
import type { messages as first } from './en-GB';

/** Every catalogue of the package, a line each: whoever adds a feature adds its line, and merges keep both. */
interface Catalogues {
  first: typeof first;
  answers: typeof answers;
  households: typeof households;
  impact: typeof impact;
  invitations: typeof invitations;
  replies: typeof replies;
}

declare global {
  // react-intl reads its message ids from here: a wrong id does not compile.
  namespace FormatjsIntl {
    interface Message {
      ids: { [Part in keyof Catalogues]: keyof Catalogues[Part] }[keyof Catalogues];
    }
  }
}
