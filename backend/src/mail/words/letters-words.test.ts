import { type AccountChangeKind } from '@posy/firebase-local';
import { guestLetterKinds } from '@posy/shared-contracts/entities';
import { type Market, markets } from '@posy/shared-contracts/markets';
import { pushWords } from '#push/words/push-words';
import { harmlessCouple } from '../harmless-name';
import { type Mail } from '../mail';
import { renderMail } from '../render-mail';

const to = 'ana@example.com';
const changes: readonly AccountChangeKind[] = [
  'password-changed',
  'provider-added',
  'provider-removed',
  'second-factor-added',
  'second-factor-removed',
];

/** Every letter of the product, with what names there are. */
const lettersOf = (market: Market, { name, partners }: { name: string; partners: string[] }): Mail[] => {
  const couple = harmlessCouple(partners, market.locale);
  const common = { to, market, link: 'https://posy.example/x' };
  const roles = ['partner', 'helper'] as const;
  return [
    renderMail({ ...common, kind: 'resetPassword', slots: { email: to, lasts: 'hour' } }),
    renderMail({ ...common, kind: 'verifyEmail', slots: { email: to } }),
    renderMail({ ...common, kind: 'addressTaken', slots: { email: to } }),
    renderMail({ ...common, kind: 'confirmNewEmail', slots: { email: to } }),
    renderMail({ ...common, kind: 'emailChanged', slots: { email: to, newEmail: 'lou@example.com' } }),
    ...changes.map((change) =>
      renderMail({ ...common, kind: 'accountChanged', slots: { email: to, change, way: 'Google' } }),
    ),
    ...roles.map((role) =>
      renderMail({ ...common, kind: 'invitation', slots: { inviter: name, couple, role, days: 14, message: [] } }),
    ),
    ...roles.map((role) => renderMail({ ...common, kind: 'invitationAccepted', slots: { name, role } })),
    renderMail({ ...common, kind: 'teamInvitation', slots: { inviter: name, supplier: 'Blossom Barn', days: 14 } }),
    renderMail({ ...common, kind: 'claimGranted', slots: { supplier: 'Blossom Barn' } }),
    renderMail({
      ...common,
      kind: 'claimRefused',
      slots: { supplier: 'Blossom Barn', reason: ['The register names somebody else.'] },
    }),
    ...(['payment-due', 'tasks-due', 'reviews-due'] as const).map((kind) =>
      renderMail({ ...common, kind: 'reminder', slots: pushWords[market.catalogue][kind] }),
    ),
    renderMail({ ...common, kind: 'memberLeft', slots: { name } }),
    renderMail({ ...common, kind: 'accessChanged', slots: { name } }),
    renderMail({ ...common, kind: 'accessEnded', slots: { couple } }),
    renderMail({ ...common, kind: 'weddingDeleted', slots: { couple } }),
    renderMail({ ...common, kind: 'accountDeleted', slots: { email: to } }),
    renderMail({ ...common, kind: 'reviewConfirm', slots: { supplier: 'Blossom Barn', days: 7 } }),
    renderMail({ ...common, kind: 'reviewPublished', slots: { supplier: 'Blossom Barn' } }),
    renderMail({
      ...common,
      kind: 'reviewRefused',
      slots: { supplier: 'Blossom Barn', reason: ['It names a person.'] },
    }),
    renderMail({
      ...common,
      kind: 'reviewChanges',
      slots: { supplier: 'Blossom Barn', reason: ['It names a person.'], days: 14 },
    }),
    renderMail({ ...common, kind: 'lostInvitation', slots: { couple } }),
    ...[true, false].map((isComing) =>
      renderMail({ ...common, kind: 'answerTaken', slots: { couple, answers: [`${name}: Blossom Barn`], isComing } }),
    ),
    ...guestLetterKinds.flatMap((kind) =>
      [null, '1 July 2027'].map((day) =>
        renderMail({
          ...common,
          kind: 'toGuests',
          slots: {
            kind,
            couple,
            names: name || 'Ravi',
            day,
            until: day,
            words: day === null ? ['Come and dance.'] : [],
            asksAddress: (kind === 'save-the-date' || kind === 'update') && day !== null,
          },
        }),
      ),
    ),
  ];
};

const people = [
  { name: 'Anne-Marie O’Neill', partners: ['Ana', 'Lou'] },
  { name: 'Lou', partners: ['Ana'] },
  { name: '', partners: [] },
  { name: '', partners: ['', 'Lou'] },
];
const cases = markets.flatMap((market) => people.map((who) => ({ market, who, where: market.prefix })));

test.each(cases)(
  'every subject and line reads well with the names there are: $where $who [R1-15]',
  ({ market, who }) => {
    for (const { subject, text } of lettersOf(market, who)) {
      expect(subject).toMatch(/^\p{Lu}.{8,68}[^.\s:]$/u);
      expect(`${subject}\n${text}`).not.toMatch(
        /[{}<>]|undefined|null|  |\bde [AEIOUÉ]| [,.;]|von (?:wurde|gemeinsam|:)/u,
      );
    }
  },
);

test('an invitation’s letter is in one language, the couple’s names too [R1-15]', () => {
  const texts = markets.map((market) => lettersOf(market, { name: 'Maya', partners: ['Ana', 'Lou'] })[10]?.text ?? '');
  expect(texts.map((text) => /Ana (\p{L}+) Lou/u.exec(text)?.[1])).toEqual(
    markets.map(({ language }) => ({ en: 'and', de: 'und', fr: 'et' })[language]),
  );
});
