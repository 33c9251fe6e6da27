import type { messages as source } from './en-GB';

/** French. */
export const messages: Record<keyof typeof source, string> = {
  'planning.reason.collaborator-invited': 'Cochée lorsque vous avez invité quelqu’un',
  'planning.reason.guest-added': 'Cochée lorsque vous avez ajouté votre premier invité',
  'planning.reason.budget-initialised': 'Cochée lorsque vous avez établi votre budget',
  'planning.reason.note-saved': 'Cochée lorsque vous avez enregistré une note',
  'planning.reason.guestlist-exported': 'Cochée lorsque vous avez exporté la liste des invités',
  'planning.reason.supplier-booked': 'Cochée lorsque vous avez réservé {name}',
  'planning.reason.date-chosen': 'Coché quand vous avez choisi votre date',
  'planning.reason.place-chosen': 'Coché quand vous avez dit où',
  'planning.reason.guests-estimated': 'Coché quand vous avez dit combien',
  'planning.reason.venue-answered': 'Coché quand vous avez dit que le lieu est réservé',
  'planning.reason.website-published': 'Cochée lorsque vous avez publié votre site',
  'planning.ticked.collaborator-invited': '« {title} », c’est coché : votre invitation est partie.',
  'planning.ticked.guest-added': '« {title} », c’est coché : votre premier invité y figure.',
  'planning.ticked.budget-initialised': '« {title} », c’est coché : la première esquisse est là.',
  'planning.ticked.note-saved': '« {title} », c’est coché : vous avez enregistré une note.',
  'planning.ticked.guestlist-exported': '« {title} », c’est coché : vous avez exporté la liste des invités.',
  'planning.ticked.website-published': '« {title} », c’est coché : votre site est en ligne pour vos invités.',
  'planning.ticked.supplier-booked':
    '{count, plural, one {« {title} », c’est coché} other {# tâches sont cochées}}{is, select, brief {} other { : vous avez réservé {name}}}.',
  'planning.unbooked.stored':
    '{is, select, brief {} other {{name} n’est plus réservé. }}{count, plural, one {Une tâche reste cochée} other {# tâches restent cochées}}.',
  'planning.unpublished.stored':
    'Votre site n’est plus en ligne. {count, plural, one {Sa tâche reste cochée} other {# de ses tâches restent cochées}}.',
  'planning.unbooked.untick': 'Décocher',
};
