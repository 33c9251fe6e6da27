import type { messages as source } from './en-GB';

export const messages: Record<keyof typeof source, string> = {
  'answer.title': 'Was Paare über Sie sagen',
  'answer.lead': 'Antworten Sie öffentlich, freundlich und kurz: Das nächste Paar liest, wie Sie zuhören.',
  'answer.none':
    'Über {name} hat noch niemand geschrieben. Wer gebucht hat, wird nach der Hochzeit gefragt; aussuchen können Sie niemanden.',
  'answer.published': '{count, plural, one {# veröffentlichte Bewertung} other {# veröffentlichte Bewertungen}}',
  'answer.disputed': 'Bestritten',
  'answer.disputed.note':
    'Jemand von der Moderation liest sie und entscheidet. Bis dahin sieht sie niemand, und sie zählt nicht.',
  'answer.reply': 'Antworten',
  'answer.reply.change': 'Antwort ändern',
  'answer.reply.title': '{name} antworten',
  'answer.reply.lead': 'Alle lesen das unter der Bewertung. Leeren Sie es, um es zurückzunehmen.',
  'answer.reply.words': 'Ihre Antwort',
  'answer.reply.send': 'Veröffentlichen',
  'answer.reply.done': 'Ihre Antwort ist veröffentlicht.',
  'answer.dispute': 'Das verstößt gegen die Regeln',
  'answer.dispute.title': 'Bewertung von {name} bestreiten',
  'answer.dispute.lead':
    'Nicht, weil sie schlecht ist: Für gute und schlechte Bewertungen gelten dieselben Regeln. Sagen Sie, gegen welche Regel sie verstößt und was geschehen ist; das liest nur unsere Moderation. Bestreiten lässt sich eine Bewertung einmal.',
  'answer.dispute.words': 'Was daran nicht stimmt',
  'answer.dispute.send': 'An die Moderation senden',
  'answer.dispute.done': 'Die Moderation liest sie. Bis dahin wird sie nicht gezeigt.',
  'answer.missing': 'Bitte schreiben Sie etwas.',
  'answer.failed': 'Das wurde nicht gesendet. Bitte versuchen Sie es noch einmal; Ihre Worte sind noch da.',
  'answer.failed.decided': 'Über diese Bewertung wurde schon entschieden.',
  'answer.cancel': 'Abbrechen',
  'answer.close': 'Schließen',
  'answer.invitations': 'Einladungen zur Bewertung',
  'answer.invitations.lead':
    'Jedes Paar, das Sie bucht, wird drei Tage nach der Hochzeit eingeladen und zwei Wochen später einmal erinnert. Sie können niemanden aussuchen und niemanden auslassen. Auch Paare, die Sie gebucht haben, ohne Ihnen hier zu schreiben, werden eingeladen; sie stehen nicht in der Liste.',
  'answer.invitations.loading': 'Ihre Einladungen werden geladen',
  'answer.invitations.count.invited': '{count, plural, one {# Paar eingeladen} other {# Paare eingeladen}}',
  'answer.invitations.count.reminded': '{count, number} erinnert',
  'answer.invitations.count.answered': '{count, plural, one {# hat bewertet} other {# haben bewertet}}',
  'answer.invitations.count.declined':
    '{count, plural, one {# möchte keine Erinnerungen} other {# möchten keine Erinnerungen}}',
  'answer.invitations.missing':
    '{count, plural, one {Ein Paar der letzten 12 Monate wurde nicht eingeladen.} other {# Paare der letzten 12 Monate wurden nicht eingeladen.}}',
  'answer.invitations.send': '{count, plural, one {Dieses Paar einladen} other {Alle # Paare einladen}}',
  'answer.invitations.send-some': '{count} davon einladen, so viele auf einmal gehen',
  'answer.invitations.next': 'Einladungen gehen einmal in der Woche hinaus. Die nächsten können Sie ab {at} senden.',
  'answer.invitations.done':
    '{count, plural, =0 {Gerade konnte kein Paar eingeladen werden.} one {Ein Paar wird eingeladen, zu einer guten Tageszeit.} other {# Paare werden eingeladen, zu einer guten Tageszeit.}}',
  'answer.invitations.failed': 'Die Einladungen gingen gerade nicht hinaus. Bitte versuchen Sie es noch einmal.',
  'answer.invitations.failed.nobody-waits': 'Alle Paare wurden schon eingeladen.',
  'answer.invitations.failed.asked-lately': 'Ihre Einladungen dieser Woche sind schon gesendet.',
  'answer.invitations.none':
    'Von den Paaren, die Sie hier gebucht haben, hat in den letzten 12 Monaten keines geheiratet oder schon einen Hochzeitstag.',
  'answer.invitations.all': '{count, plural, one {Das Paar zeigen} other {Alle # Paare zeigen}}',
  'answer.invitations.fewer': 'Die Paare ausblenden',
  'answer.invitations.day': 'Hochzeit am {day}',
  'answer.invitations.withheld': 'Behält den Hochzeitstag für sich',
  'answer.invitations.waiting': 'Noch nicht eingeladen',
  'answer.invitations.later': 'Wird nach der Hochzeit eingeladen',
  'answer.invitations.later.on': 'Wird am {day} eingeladen',
  'answer.invitations.invited': 'Eingeladen',
  'answer.invitations.invited.on': 'Am {day} eingeladen',
  'answer.invitations.reminded': 'Erinnert',
  'answer.invitations.reminded.on': 'Am {day} erinnert',
};
