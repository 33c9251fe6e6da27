import type { messages as source } from './en-GB';

export const messages: Record<keyof typeof source, string> = {
  'policy.rule': 'Regel {rule}: {title}',
  'policy.rule.none': 'Ohne genannte Regel',
  'policy.rule.1.title': 'Ihr wart dabei',
  'policy.rule.1.body': 'Schreibt über eure eigene Hochzeit oder eine, zu der ihr eingeladen wart.',
  'policy.rule.2.title': 'Eine Hochzeit, eine Bewertung',
  'policy.rule.2.body': 'Eine zu jedem Anbieter, in eigenen Worten; nicht abgeschrieben, bezahlt oder abgesprochen.',
  'policy.rule.3.title': 'Keine Privatpersonen',
  'policy.rule.3.body': 'Nennt das Unternehmen. Lasst volle Namen, Adressen und Telefonnummern weg.',
  'policy.rule.4.title': 'Keine Beleidigungen',
  'policy.rule.4.body': 'Sagt, dass ihr verärgert wart, und warum. Ohne Beleidigung, Drohung oder Verachtung.',
  'policy.rule.5.title': 'Sagt, was geschah',
  'policy.rule.5.body':
    'Erzählt, was ihr gesehen habt, statt es ein Verbrechen zu nennen: Darüber urteilt ein Gericht.',
  'policy.rule.6.title': 'Keine Werbung',
  'policy.rule.6.body': 'Keine Links und kein Lob für ein anderes Unternehmen.',
  'policy.rule.7.title': 'Über diesen Anbieter',
  'policy.rule.7.body': 'Schreibt, was er für euch getan hat: nicht über andere und nicht über Posy.',
  'policy.rule.8.title': 'Eigene Bilder',
  'policy.rule.8.body': 'Nur Bilder, die ihr zeigen dürft und mit denen die Abgebildeten einverstanden wären.',
};
