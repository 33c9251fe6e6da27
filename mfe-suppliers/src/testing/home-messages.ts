import { messages } from '#messages/en-GB';
import { messages as recommendations } from '#recommendations/messages/en-GB';
import { messages as search } from '#search/messages/en-GB';

/** The words of the part of home that stands in the slot `home.recommendations`. */
export const homeMessages = { ...messages, ...search, ...recommendations };
