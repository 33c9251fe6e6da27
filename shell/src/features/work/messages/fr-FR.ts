import type { messages as source } from './en-GB';

export const messages: Record<keyof typeof source, string> = {
  'work.tab': 'Accueil',
  'work.title': '{part, select, evening {Bonsoir {name}} other {Bonjour {name}}}',
  'work.lead.supplier': 'Ce que les couples attendent.',
  'work.lead.moderator': 'Ce qui attend d’être examiné.',
  'work.lead.operator': 'Cette installation en chiffres.',
  'work.loading': 'On compte ce qu’il y a à faire',
  'work.failed.title': 'Les chiffres font une pause',
  'work.failed.text': 'Ils ne se sont pas chargés. Veuillez réessayer dans un instant.',
  'work.failed.retry': 'Réessayer',
  'work.reviews-to-check': '{count, plural, =0 {Aucun avis à vérifier} one {Avis à vérifier} other {Avis à vérifier}}',
  'work.reviews-disputed': '{count, plural, =0 {Aucun avis contesté} one {Avis contesté} other {Avis contestés}}',
  'work.reports-open':
    '{count, plural, =0 {Aucun signalement ouvert} one {Signalement ouvert} other {Signalements ouverts}}',
  'work.claims':
    '{count, plural, =0 {Aucune demande de profil n’attend} one {Demande de profil} other {Demandes de profils}}',
  'work.messages-unread':
    '{count, plural, =0 {Tous les messages sont lus} one {Message non lu} other {Messages non lus}}',
  'work.enquiries-unanswered':
    '{count, plural, =0 {Tous les couples ont votre réponse} one {Couple qui attend votre réponse} other {Couples qui attendent votre réponse}}',
  'work.reviews-without-reply':
    '{count, plural, =0 {Tous les avis ont votre réponse} one {Avis sans réponse} other {Avis sans réponse}}',
  'work.people': '{count, plural, one {Personne avec un compte} other {Personnes avec un compte}}',
  'work.weddings': '{count, plural, one {Mariage} other {Mariages}}',
  'work.suppliers': '{count, plural, one {Prestataire dans l’annuaire} other {Prestataires dans l’annuaire}}',
};
