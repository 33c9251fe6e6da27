import { storedAnswer, storedInvitation } from '#testing/example-households';
import { householdNews } from './household-news';
import type { InvitedHousehold } from './households';

const letter = (state: string) => ({ kind: 'invitation', state, at: '2026-11-12T10:00:00.000Z', batch: 'b1' });
const household = (invitation: object | null, answer: object | null = null): InvitedHousehold =>
  ({
    ...{ id: 'gran', state: 'sent', people: [{ contacts: { email: 'gran@example.com' } }] },
    ...{ invitation: invitation === null ? null : storedInvitation(invitation), answer },
  }) as unknown as InvitedHousehold;
const sent = { sentAt: '2026-11-10T10:00:00.000Z' };

test.each([
  ['nothing before there is a link', household(null), null],
  ['nothing of a link that was taken back', household({ ...sent, revokedAt: '2026-11-11T10:00:00.000Z' }), null],
  ['the day of a link', household({}), { kind: 'link', at: '2026-11-01T10:00:00.000Z' }],
  ['the day of a card', household({ ...sent, sentBy: 'print' }), { kind: 'print', at: sent.sentAt }],
  [
    'that it was opened, rather than that it was sent',
    household({ ...sent, sentBy: 'mail', openedAt: '2026-11-11T10:00:00.000Z' }),
    { kind: 'opened', at: '2026-11-11T10:00:00.000Z' },
  ],
  [
    'the address that a letter came back from',
    household({ ...sent, letter: letter('bounced') }),
    { kind: 'bounced', email: 'gran@example.com' },
  ],
  [
    'the day of a save-the-date',
    household({ letter: { ...letter('sent'), kind: 'save-the-date' } }),
    { kind: 'save-the-date', at: '2026-11-12T10:00:00.000Z' },
  ],
  [
    'the invitation, rather than the save-the-date before it',
    household({ ...sent, sentBy: 'mail', letter: { ...letter('sent'), kind: 'save-the-date' } }),
    { kind: 'mail', at: sent.sentAt },
  ],
  ['that somebody wants no letters', household({ ...sent, letter: letter('stopped') }), { kind: 'stopped' }],
  [
    'the answer, whatever became of letters',
    household({ ...sent, letter: letter('bounced') }, storedAnswer({})),
    { kind: 'answered', at: '2026-11-19T20:14:00.000Z' },
  ],
])('says %s', (_what, of, news) => {
  expect(householdNews(of)).toEqual(news);
});
