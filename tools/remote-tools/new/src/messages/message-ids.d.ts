import type { messages } from './en-GB';

declare global {
  // react-intl reads its message ids from here: a wrong id does not compile.
  namespace FormatjsIntl {
    interface Message {
      ids: keyof typeof messages;
    }
  }
}
