import { type Talks, useTalks as useTalksOfWedding } from '@posy/remote-kit';
import { useShortlist } from '../entries/use-shortlist';

/** Returns the couple's conversations as `useTalks` does, and whether they are still loading. */
export const useTalksReading = (): { talks: Talks; isLoading: boolean } =>
  useTalksOfWedding(useShortlist().entries?.some(({ enquired }) => enquired) === true);

/** The couple's conversations; empty for members who may not read the messages, and without enquiries. */
export const useTalks = (): Talks => useTalksReading().talks;
