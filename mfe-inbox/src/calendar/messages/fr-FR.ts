import type { messages as enGB } from './en-GB';

export const messages: Record<keyof typeof enGB, string> = {
  'calendar.title': 'Calendrier',
  'calendar.lead': 'Les couples voient un changement en une seconde, dans la recherche et sur votre profil.',
  'calendar.earlier': 'Plus tôt',
  'calendar.later': 'Plus tard',
  'calendar.state.busy': 'Pris',
  'calendar.state.held': 'En option',
  'calendar.state.free': 'Libre',
  'calendar.state.closed': 'Fermé',
  'calendar.legend.asking': 'Couples qui demandent',
  'calendar.loading': 'Chargement de votre calendrier',
  'calendar.unavailable': 'Votre calendrier fait une pause',
  'calendar.unavailable.text': 'Il ne s’est pas chargé. Aucun jour n’a changé.',
  'calendar.closed': 'Fermé selon vos règles : {days}. Inutile de marquer chacun de ces jours.',
  'calendar.month.count':
    '{held, plural, =0 {{busy, plural, one {# pris} other {# pris}}} other {{busy, plural, one {# pris} other {# pris}}, {held} en option}}',
  'calendar.day.busy':
    '{day}, pris{asking, plural, =0 {} one {, un couple le demande} other {, # couples le demandent}}',
  'calendar.day.held':
    '{day}, en option{asking, plural, =0 {} one {, un couple le demande} other {, # couples le demandent}}',
  'calendar.day.free':
    '{day}, libre{asking, plural, =0 {} one {, un couple le demande} other {, # couples le demandent}}',
  'calendar.day.closed':
    '{day}, fermé selon vos règles{asking, plural, =0 {} one {, un couple le demande} other {, # couples le demandent}}',
  'calendar.day.closed-by-rules':
    'Vos règles ferment ce jour, inutile de le noter. Choisissez « Libre » pour une exception.',
  'calendar.rules': 'Règles de fermeture',
  'calendar.day.close': 'Fermer le jour',
  'calendar.day.state': 'Ce qu’est ce jour',
  'calendar.day.until': 'En option jusqu’au (facultatif)',
  'calendar.day.until.help': 'Ensuite, il redevient libre tout seul.',
  'calendar.day.through': 'Jusqu’au inclus',
  'calendar.day.through.help': 'Pour plusieurs jours à la fois.',
  'calendar.day.fault':
    'Une option se termine entre aujourd’hui et le jour même ; le dernier jour n’est pas avant le premier.',
  'calendar.day.save': 'Enregistrer',
  'calendar.day.from': 'Vient de {names}',
  'calendar.day.others':
    '{count, plural, one {Un autre couple demande} other {# autres couples demandent}} aussi ce jour. Ils voient « en option pour un autre couple », sans aucun nom.',
  'calendar.asking.held': 'Vous le gardez pour eux',
  'calendar.asking.since': 'Demande du {day}',
  'calendar.asking.open': 'Ouvrir',
  'calendar.asking.open-with': 'Ouvrir la conversation avec {name}',
  'calendar.bring': 'Reprendre votre propre agenda',
  'calendar.bring.lead':
    'Des fichiers de n’importe quel agenda (.ics), plusieurs à la fois. Un jour reste pris tant que l’un d’eux le dit.',
  'calendar.bring.jump': 'Importer un .ics',
  'calendar.bring.choose': 'Choisir un fichier',
  'calendar.bring.reading': 'Lecture de {name}…',
  'calendar.bring.entries': '{count, plural, one {une entrée} other {# entrées}}',
  'calendar.bring.taken':
    '{count, plural, =0 {Aucun autre jour ne devient pris} one {Un jour devient pris} other {# jours deviennent pris}}',
  'calendar.bring.here': '{count, plural, one {Un jour est déjà pris} other {# jours sont déjà pris}}',
  'calendar.bring.held':
    '{count, plural, one {Un jour est en option} other {# jours sont en option}} : {days}. Vos options restent.',
  'calendar.bring.gone':
    '{count, plural, one {Un jour n’y est plus et devient libre} other {# jours n’y sont plus et deviennent libres}}',
  'calendar.bring.short':
    '{count, plural, one {Aussi le jour avec moins de quatre heures} other {Aussi les # jours avec moins de quatre heures}}',
  'calendar.bring.take': '{count, plural, =0 {Reprendre} one {Ajouter un jour} other {Ajouter # jours}}',
  'calendar.bring.forget': 'Abandonner',
  'calendar.bring.private': 'Le nom des entrées reste chez vous. Les couples voient seulement qu’un jour est pris.',
  'calendar.bring.read': '{count, plural, one {Une entrée} other {# entrées}}, lu le {day}',
  'calendar.bring.again': 'Relire',
  'calendar.bring.again-of': 'Relire {name}',
  'calendar.bring.out': 'Retirer {name}',
  'calendar.fault.too-large':
    '{name} dépasse 2 Mo. Exportez une période plus courte, par exemple les deux prochaines années.',
  'calendar.fault.unreadable':
    '{name} n’est pas un fichier d’agenda que nous savons lire. Exportez-le en .ics et choisissez ce fichier.',
  'calendar.fault.too-many': '{name} contient plus d’entrées ou de répétitions que nous n’en lisons. Rien n’a changé.',
  'calendar.fault.too-complex': 'La lecture de {name} prend trop de temps. Rien n’a changé.',
  'calendar.fault.type': '{name} n’a pas pu être envoyé comme fichier d’agenda.',
  'calendar.fault.connection': '{name} n’a pas pu être lu sans connexion. Choisissez-le à nouveau une fois en ligne.',
  'calendar.fault.server': '{name} n’a pas pu être lu pour l’instant. Réessayez dans un moment.',
  'calendar.feed': 'Vos jours dans votre agenda',
  'calendar.feed.lead':
    'Les jours pris et en option, sous forme de flux pour l’agenda que vous utilisez déjà. Ce que vous avez repris n’y est pas : cela s’y trouve déjà.',
  'calendar.feed.link': 'Adresse secrète',
  'calendar.feed.once': 'Quiconque la possède peut lire vos jours. Elle n’est affichée que maintenant.',
  'calendar.feed.copy': 'Copier',
  'calendar.feed.copied': 'L’adresse est copiée',
  'calendar.feed.not-copied':
    'Votre navigateur n’a pas permis la copie. Sélectionnez l’adresse et copiez-la vous-même.',
  'calendar.feed.since': 'Vous avez une adresse depuis le {day}.',
  'calendar.feed.make': 'Créer une adresse',
  'calendar.feed.anew': 'Créer une nouvelle adresse',
  'calendar.feed.end': 'Supprimer l’adresse',
  'calendar.feed.failed': 'Cela n’a pas fonctionné pour l’instant. Réessayez dans un moment.',
  'calendar.notice.busy': '{count, plural, one {Le jour est pris} other {# jours sont pris}}',
  'calendar.notice.held': '{count, plural, one {Le jour est en option} other {# jours sont en option}}',
  'calendar.notice.free': '{count, plural, one {Le jour est libre} other {# jours sont libres}}',
  'calendar.notice.closed':
    '{count, plural, one {Vos règles ferment de nouveau ce jour} other {Vos règles ferment de nouveau # jours}}',
  'calendar.notice.brought':
    '{count, plural, =0 {L’agenda est repris} one {Un jour de plus est pris} other {# jours de plus sont pris}}',
  'calendar.notice.out': 'L’agenda est retiré, avec les jours que lui seul avait pris',
  'calendar.refused': 'Cela n’a pas pu être enregistré pour l’instant.',
};
