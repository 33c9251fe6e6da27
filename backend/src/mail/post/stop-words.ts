import { type Locale } from '@posy/shared-contracts/markets';
import { type StopWords } from '../stop-page';

const english: StopWords = {
  title: 'Invitations by email',
  ask: 'Would you rather get no invitations from Posy at this address? Then nobody can send you one through us any more.',
  stop: 'Stop these letters',
  stopped: 'Done: we send no more invitations to this address.',
  resume: 'Let them through again',
  resumed: 'Invitations reach you again.',
  unknown: 'This link is not whole. Open it from the letter once more, please.',
};

/** Words of the page that stops invitations, by catalogue. */
export const stopWords: Record<Locale, StopWords> = {
  'en-GB': english,
  'en-US': english,
  'de-DE': {
    title: 'Einladungen per E-Mail',
    ask: 'Keine Einladungen von Posy mehr an diese Adresse? Dann kann dir niemand mehr eine über uns schicken.',
    stop: 'Keine Einladungen mehr',
    stopped: 'Erledigt: An diese Adresse schicken wir keine Einladungen mehr.',
    resume: 'Doch wieder zulassen',
    resumed: 'Einladungen erreichen dich wieder.',
    unknown: 'Dieser Link ist nicht vollständig. Bitte öffne ihn noch einmal aus der E-Mail.',
  },
  'fr-FR': {
    title: 'Invitations par e-mail',
    ask: 'Vous ne voulez plus recevoir d’invitations de Posy à cette adresse ? Personne ne pourra plus vous en envoyer par notre intermédiaire.',
    stop: 'Ne plus en recevoir',
    stopped: 'C’est fait : nous n’envoyons plus d’invitations à cette adresse.',
    resume: 'Les recevoir à nouveau',
    resumed: 'Les invitations vous parviennent à nouveau.',
    unknown: 'Ce lien est incomplet. Veuillez le rouvrir depuis l’e-mail.',
  },
};
