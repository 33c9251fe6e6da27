import { type StopPage } from '../stop-page';
import { type LetterPost } from './letter-post';
import { stopPath } from './stop-path';
import { stopWords } from './stop-words';

/** The page that stops invitations to an address. */
export const stopInvitationsPage = ({ knows, setStopped }: Pick<LetterPost, 'knows' | 'setStopped'>): StopPage => ({
  path: stopPath,
  words: stopWords,
  knows,
  setStopped,
});
