import { type Locale } from '@posy/shared-contracts/markets';
import { type ShownNotice } from '../notice';

/** Texts of a notification. They are general: everybody who holds the locked phone can read them. */
export interface PushWords {
  title: string;
  body: string;
}

type Catalogue = Record<ShownNotice['kind'], PushWords>;

const english: Catalogue = {
  'supplier-message': { title: 'News from a supplier', body: 'There’s a new message in your inbox.' },
  'couple-message': { title: 'A couple has written', body: 'There’s a new message in your inbox.' },
  enquiry: { title: 'A new enquiry', body: 'A couple would like to hear from you.' },
  'member-joined': { title: 'You’re planning together', body: 'Somebody has accepted your invitation.' },
  'member-left': { title: 'Somebody has left', body: 'There’s one person fewer to plan with you.' },
  'access-changed': { title: 'You can do other things now', body: 'What you may see and change has been changed.' },
  'access-ended': { title: 'A plan is no longer shared with you', body: 'Your own account stays as it is.' },
  'payment-due': { title: 'A payment is coming up', body: 'You asked us to remind you: it’s in your budget.' },
  'tasks-due': { title: 'It’s time for something new', body: 'Your checklist has tasks that come up now.' },
  'reviews-due': { title: 'How were they?', body: 'Tell the next couple about the suppliers you booked.' },
};

const german: Catalogue = {
  'supplier-message': { title: 'Neues von einem Dienstleister', body: 'Im Postfach wartet eine neue Nachricht.' },
  'couple-message': { title: 'Ein Paar hat geschrieben', body: 'Im Postfach wartet eine neue Nachricht.' },
  enquiry: { title: 'Eine neue Anfrage', body: 'Ein Paar würde gern von Ihnen hören.' },
  'member-joined': { title: 'Ihr plant jetzt zusammen', body: 'Jemand hat deine Einladung angenommen.' },
  'member-left': { title: 'Jemand plant nicht mehr mit', body: 'Ihr seid jetzt eine Person weniger.' },
  'access-changed': { title: 'Du darfst jetzt anderes', body: 'Was du sehen und ändern darfst, wurde angepasst.' },
  'access-ended': { title: 'Ein Plan wird nicht mehr mit dir geteilt', body: 'Dein eigenes Konto bleibt, wie es ist.' },
  'payment-due': {
    title: 'Bald ist etwas zu bezahlen',
    body: 'Du wolltest daran erinnert werden: Es steht im Budget.',
  },
  'tasks-due': { title: 'Es geht weiter', body: 'Auf eurer Checkliste stehen jetzt neue Aufgaben an.' },
  'reviews-due': { title: 'Wie waren sie?', body: 'Erzählt dem nächsten Paar von euren gebuchten Dienstleistern.' },
};

const french: Catalogue = {
  'supplier-message': {
    title: 'Des nouvelles d’un prestataire',
    body: 'Un nouveau message vous attend dans votre messagerie.',
  },
  'couple-message': {
    title: 'Un couple vous a écrit',
    body: 'Un nouveau message vous attend dans votre messagerie.',
  },
  enquiry: { title: 'Une nouvelle demande', body: 'Un couple aimerait avoir de vos nouvelles.' },
  'member-joined': { title: 'Vous organisez à plusieurs', body: 'Quelqu’un a accepté votre invitation.' },
  'member-left': { title: 'Quelqu’un est parti', body: 'Il y a une personne de moins pour organiser avec vous.' },
  'access-changed': { title: 'Vos droits ont changé', body: 'Ce que vous pouvez voir et modifier n’est plus le même.' },
  'access-ended': {
    title: 'Un mariage n’est plus partagé avec vous',
    body: 'Votre propre compte reste tel quel.',
  },
  'payment-due': { title: 'Un paiement approche', body: 'Vous vouliez un rappel : il est dans votre budget.' },
  'tasks-due': { title: 'C’est le moment de la suite', body: 'De nouvelles tâches vous attendent dans votre liste.' },
  'reviews-due': { title: 'Comment était-ce ?', body: 'Parlez au prochain couple de vos prestataires.' },
};

/** The words of notifications by catalogue; none is spelt differently in American English. */
export const pushWords: Record<Locale, Catalogue> = {
  'en-GB': english,
  'en-US': english,
  'de-DE': german,
  'fr-FR': french,
};
