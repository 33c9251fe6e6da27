import { householdEmail, type InvitedHousehold } from './households';

/** The last thing that became of an invitation, with its day (ISO 8601) or the address that a letter came back from. */
export type HouseholdNews =
  | { kind: 'answered' | 'opened' | 'save-the-date' | 'mail' | 'print' | 'link'; at: string }
  | { kind: 'bounced'; email: string }
  | { kind: 'stopped' };

/**
 * The latest news of a household; null when there is none. A returned letter matters more than an older one that
 * arrived.
 */
export const householdNews = (household: InvitedHousehold): HouseholdNews | null => {
  const { invitation, answer } = household;
  if (answer !== null) return { kind: 'answered', at: answer.answeredAt };
  if (invitation === null || invitation.revokedAt !== null) return null;
  const { letter, openedAt, sentAt, sentBy, createdAt } = invitation;
  if (letter?.state === 'bounced') return { kind: 'bounced', email: householdEmail(household) ?? '' };
  if (letter?.state === 'stopped') return { kind: 'stopped' };
  if (openedAt !== null) return { kind: 'opened', at: openedAt };
  if (sentAt === null && letter?.kind === 'save-the-date' && letter.state === 'sent')
    return { kind: 'save-the-date', at: letter.at };
  return { kind: sentBy ?? 'link', at: sentAt ?? createdAt };
};

/** Returns true when the household's last letter reached nobody: it came back, or its reader wants none. */
export const isLetterLost = (household: InvitedHousehold): boolean => {
  const kind = householdNews(household)?.kind;
  return kind === 'bounced' || kind === 'stopped';
};
