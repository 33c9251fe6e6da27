import type { messages as source } from './en-GB';

export const messages: Record<keyof typeof source, string> = {
  'guests.title': 'Invités',
  'guests.lead':
    '{guests, plural, one {# invité} other {# invités}} dans {households, plural, one {# foyer} other {# foyers}}',
  'guests.loading': 'Votre liste d’invités arrive',
  'guests.failed.title': 'Votre liste d’invités fait une pause',
  'guests.failed.text': 'Elle ne s’est pas chargée. Chaque invité et chaque réponse sont en sécurité.',
  'guests.failed.offline':
    'Vous êtes hors ligne, et elle n’est pas encore sur cet appareil. Elle arrive dès votre retour.',
  'guests.no-access.title': 'La liste d’invités reste avec le couple',
  'guests.no-access.text':
    'Vous aidez à d’autres parties de l’organisation. Demandez au couple si vous pouvez aussi voir les invités.',
  'guests.empty.title': 'Qui aimeriez-vous voir ce jour-là ?',
  'guests.empty.text': 'Commencez par les dix personnes sans qui ce jour est inimaginable. Le reste viendra.',
  'guests.empty.view': 'Personne n’y figure encore.',
  'guests.add': 'Ajouter des invités',
  'guests.add.title': 'Ajouter des invités',
  'guests.add.names': 'Noms',
  'guests.add.help':
    'Un foyer par ligne : « Ravi et Anita Kapoor ». Ajoutez +1 pour un accompagnant, et une adresse e-mail entre <>.',
  'guests.add.invited': 'Invités à',
  'guests.add.category': 'Catégorie',
  'guests.optional': 'facultatif',
  'guests.add.preview': 'Ce qui sera ajouté',
  'guests.add.preview.none': 'Rien pour l’instant. Saisissez ou collez des noms ci-dessus.',
  'guests.add.preview.count':
    '{guests, plural, one {# invité} other {# invités}} dans {households, plural, one {# foyer} other {# foyers}}',
  'guests.add.preview.more': 'et {count, plural, one {# autre ligne} other {# autres lignes}}',
  'guests.add.plus-ones': '{count, plural, one {et un accompagnant} other {et # accompagnants}}',
  'guests.add.twin.list': '{name} figure déjà sur votre liste. La même personne ?',
  'guests.add.twin.lines': '{name} figure ici deux fois.',
  'guests.add.fault.no-name': 'Ligne {number} : qui est-ce ? Il n’y a pas de nom.',
  'guests.add.fault.bad-email': 'Ligne {number} : cette adresse e-mail est-elle correcte ?',
  'guests.add.fault.long-name': 'Ligne {number} : ce nom dépasse 200 caractères.',
  'guests.add.nothing': 'Saisissez au moins un nom.',
  'guests.add.submit': '{count, plural, =0 {Ajouter} one {Ajouter # invité} other {Ajouter # invités}}',
  'guests.part.ceremony': 'Journée entière et cérémonie',
  'guests.part.day': 'Journée et soirée',
  'guests.part.evening': 'Soirée',
  'guests.household.couple': '{first} et {second} {surname}',
  'guests.household.two': '{first} et {second}',
  'guests.household.family': 'Famille {surname}',
  'guests.household.many': '{first} et {others, plural, one {# autre} other {# autres}}',
  'guests.plus-one-of': 'Accompagnant de {name}',
  'guests.unnamed': 'Sans nom pour l’instant',
  'guests.remove.named': 'Retirer {name}',
  'guests.told.added': '{count, plural, one {{name} figure sur la liste.} other {# invités figurent sur la liste.}}',
  'guests.told.removed':
    '{count, plural, one {{name} n’est plus sur la liste.} other {# invités ne sont plus sur la liste.}}',
  'guests.refused': 'Impossible d’enregistrer. Rien d’autre n’a changé.',
  'guests.refused.access': 'Vous pouvez consulter la liste d’invités, mais pas la modifier.',
};
