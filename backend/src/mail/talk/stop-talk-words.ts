import { type Locale } from '@posy/shared-contracts/markets';
import { type StopWords } from '../stop-page';
import { type Stoppable } from './talk-seal';

type Pages = Record<Stoppable, StopWords>;

const englishButtons = {
  stop: 'Stop these letters',
  resume: 'Send them again',
  unknown: 'This link is not whole. Open it from the letter once more, please.',
};
const english: Pages = {
  messages: {
    ...englishButtons,
    title: 'Messages by email',
    ask: 'Would you rather get no email when somebody writes to you? Their messages wait in your inbox.',
    stopped: 'Done: we send no more email about messages.',
    resumed: 'Mail about messages reaches you again.',
  },
  tasks: {
    ...englishButtons,
    title: 'Reminders by email',
    ask: 'Would you rather get no email about tasks and payments that come up? Your plan goes on showing them.',
    stopped: 'Done: we send no more reminders by email.',
    resumed: 'Reminders reach you by email again.',
  },
  collaboration: {
    ...englishButtons,
    title: 'Your people by email',
    ask: 'Would you rather get no email about who left or may do more? Your wedding’s log goes on showing it.',
    stopped: 'Done: we send no more email about your people.',
    resumed: 'Mail about your people reaches you again.',
  },
  searches: {
    ...englishButtons,
    title: 'Your saved searches by email',
    ask: 'Would you rather get no email when somebody new fits a search you saved? Your searches stay, and go on saying who is new.',
    stopped: 'Done: we send no more email about your saved searches.',
    resumed: 'Mail about your saved searches reaches you again.',
  },
};

const germanButtons = {
  stop: 'Keine E-Mails mehr',
  resume: 'Doch wieder schicken',
  unknown: 'Dieser Link ist nicht vollständig. Bitte noch einmal aus der E-Mail öffnen.',
};
const german: Pages = {
  messages: {
    ...germanButtons,
    title: 'Nachrichten per E-Mail',
    ask: 'Keine E-Mails mehr über neue Nachrichten? Die Nachrichten warten weiterhin im Postfach.',
    stopped: 'Erledigt: Über Nachrichten schicken wir keine E-Mails mehr.',
    resumed: 'E-Mails über Nachrichten kommen wieder an.',
  },
  tasks: {
    ...germanButtons,
    title: 'Erinnerungen per E-Mail',
    ask: 'Möchtest du keine E-Mails mehr über anstehende Aufgaben und Zahlungen? In eurer Planung stehen sie weiterhin.',
    stopped: 'Erledigt: Wir schicken keine Erinnerungen mehr per E-Mail.',
    resumed: 'Erinnerungen erreichen dich wieder per E-Mail.',
  },
  collaboration: {
    ...germanButtons,
    title: 'Eure Leute per E-Mail',
    ask: 'Möchtest du keine E-Mails mehr darüber, wer gegangen ist oder mehr darf? In eurem Verlauf steht es weiterhin.',
    stopped: 'Erledigt: Über eure Leute schicken wir keine E-Mails mehr.',
    resumed: 'E-Mails über eure Leute erreichen dich wieder.',
  },
  searches: {
    ...germanButtons,
    title: 'Gespeicherte Suchen per E-Mail',
    ask: 'Möchtest du keine E-Mails mehr, wenn jemand Neues zu deinen Suchen passt? Die Suchen bleiben und zeigen weiterhin, wer neu ist.',
    stopped: 'Erledigt: Über deine Suchen schicken wir keine E-Mails mehr.',
    resumed: 'E-Mails über deine Suchen erreichen dich wieder.',
  },
};

const frenchButtons = {
  stop: 'Ne plus en recevoir',
  resume: 'Les recevoir à nouveau',
  unknown: 'Ce lien est incomplet. Veuillez le rouvrir depuis l’e-mail.',
};
const french: Pages = {
  messages: {
    ...frenchButtons,
    title: 'Messages par e-mail',
    ask: 'Vous ne voulez plus d’e-mail quand on vous écrit ? Les messages vous attendent dans votre messagerie.',
    stopped: 'C’est fait : nous n’envoyons plus d’e-mails au sujet des messages.',
    resumed: 'Les e-mails au sujet des messages vous parviennent à nouveau.',
  },
  tasks: {
    ...frenchButtons,
    title: 'Rappels par e-mail',
    ask: 'Vous ne voulez plus d’e-mails sur les tâches et les paiements à venir ? Ils restent dans votre projet.',
    stopped: 'C’est fait : nous n’envoyons plus de rappels par e-mail.',
    resumed: 'Les rappels vous parviennent à nouveau par e-mail.',
  },
  collaboration: {
    ...frenchButtons,
    title: 'Vos proches par e-mail',
    ask: 'Vous ne voulez plus d’e-mails sur les départs et les droits de vos proches ? Votre journal les montre toujours.',
    stopped: 'C’est fait : nous n’envoyons plus d’e-mails au sujet de vos proches.',
    resumed: 'Les e-mails au sujet de vos proches vous parviennent à nouveau.',
  },
  searches: {
    ...frenchButtons,
    title: 'Recherches enregistrées par e-mail',
    ask: 'Vous ne voulez plus d’e-mail quand un nouveau prestataire correspond à vos recherches ? Elles restent en place et vous montrent toujours les nouveautés.',
    stopped: 'C’est fait : nous n’envoyons plus d’e-mails au sujet de vos recherches.',
    resumed: 'Les e-mails au sujet de vos recherches vous parviennent à nouveau.',
  },
};

/** Words of the pages that stop letters about messages, reminders, who plans along and saved searches, by catalogue. */
export const stopTalkWords: Record<Locale, Pages> = {
  'en-GB': english,
  'en-US': english,
  'de-DE': german,
  'fr-FR': french,
};
