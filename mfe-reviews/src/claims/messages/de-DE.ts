import type { messages as enGB } from './en-GB';

export const messages: Record<keyof typeof enGB, string> = {
  'claims.title': 'Anträge auf Profile',
  'claims.lead':
    'Wer sagt, ein Betrieb sei der eigene, das Älteste zuerst. Mit Ihrem Ja gehört das Profil sofort dazu.',
  'claims.count': '{count, plural, one {Ein Antrag wartet} other {# Anträge warten}}',
  'claims.who': 'Wer',
  'claims.since': 'Seit',
  'claims.website': 'Website des Profils',
  'claims.website.none': 'Keine genannt',
  'claims.evidence': 'Nachweis',
  'claims.by-address': 'Bestätigte Adresse dieser Domain',
  'claims.by-other-address': 'Inzwischen Adresse einer anderen Domain',
  'claims.document.save': '{name} speichern',
  'claims.document.failed': 'Das Dokument ließ sich gerade nicht laden.',
  'claims.grant': 'Zustimmen',
  'claims.grant.of': 'Dem Antrag auf {name} zustimmen',
  'claims.refuse': 'Ablehnen …',
  'claims.refuse.of': 'Den Antrag auf {name} ablehnen',
  'claims.refuse.send': 'Antrag ablehnen',
  'claims.refuse.cancel': 'Noch nicht',
  'claims.reason': 'Warum?',
  'claims.reason.help': 'Die Person liest das, und es steht im Protokoll.',
  'claims.reason.missing': 'Bitte sagen Sie, warum.',
  'claims.told.granted': '{name} gehört jetzt dazu',
  'claims.told.refused': 'Der Antrag auf {name} ist abgelehnt',
  'claims.empty': 'Kein Antrag wartet',
  'claims.empty.text': 'Neue erscheinen hier, sobald sie gesendet sind.',
  'claims.failed.claim-decided': 'Inzwischen hat jemand anders entschieden. Laden Sie die Seite neu.',
  'claims.failed.claim-unknown': 'Der Antrag ist weg: Er wurde zurückgenommen.',
  'claims.failed.own-claim': 'Das ist Ihr eigener. Darüber entscheidet jemand anders.',
  'claims.failed.claimed-already': 'Inzwischen spricht jemand für dieses Profil. Lehnen Sie ab, und sagen Sie es.',
  'claims.failed.other-work':
    'Dieses Konto hat andere Aufgaben auf Posy. Lehnen Sie ab, und bitten Sie um eine andere Adresse.',
  'claims.failed.plans-a-wedding':
    'Mit diesem Konto wird eine Hochzeit geplant. Lehnen Sie ab, und bitten Sie um eine andere Adresse.',
  'claims.failed.other': 'Das wurde nicht gesendet. Bitte versuchen Sie es noch einmal; nichts ist entschieden.',
};
