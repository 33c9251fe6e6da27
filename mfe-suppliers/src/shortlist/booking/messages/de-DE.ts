import type { messages as source } from './en-GB';

/** German. */
export const messages: Record<keyof typeof source, string> = {
  'booking.titleBooked': 'Was ihr mit {name} vereinbart habt',
  'booking.lead': 'Tragt ein, was ihr habt; der Rest kann warten.',
  'booking.notBooked': 'Doch nicht gebucht',
  'booking.later': 'Später',
  'booking.taken':
    'Im Kalender von {name} ist {day} vergeben. Haben sie euch den Tag zugesagt, macht weiter; sonst fragt besser vorher nach.',
  'booking.price.quoted':
    'Aus dem Angebot{hasCondition, select, true {: {condition}} other {}}{isOver, select, true {. Es galt bis {day}} other {}}',
  'booking.basis': 'Für',
  'booking.basis.name':
    '{basis, select, perHead {jeden Gast} perDay {jeden Tag} perHour {jede Stunde} perItem {jedes Stück} other {alles zusammen}}',
  'booking.count': '{basis, select, perHour {Wie viele Stunden} other {Wie viele}}',
  'booking.count.help': 'Lasst es leer, solange ihr es nicht wisst.',
  'booking.payments': 'Zahlungen',
  'booking.payment.deposit': 'Anzahlung',
  'booking.payment.later': 'Zahlung {number}',
  'booking.payment.due': '{name} fällig am',
  'booking.payment.paidOn': '{name} bezahlt am',
  'booking.payment.day': 'Tag',
  'booking.payment.amount': 'Betrag',
  'booking.payment.noAmount': 'Wie viel ist es?',
  'booking.payment.paid': 'Schon bezahlt',
  'booking.payment.remove': 'Entfernen: {name}',
  'booking.payment.add': 'Zahlung hinzufügen',
  'booking.payment.sum':
    '{state, select, open {Zusammen {sum}} whole {Zusammen {sum}, der ganze Preis} left {Zusammen {sum}; {left} haben noch keinen Tag} over {Zusammen {sum}: {left} mehr als der Preis} other {Zusammen {sum}; das nehmen wir als Preis}}',
  'booking.contract': 'Vertrag',
  'booking.contract.choose': 'Vertrag hinzufügen',
  'booking.contract.uploading': '{name} wird hochgeladen',
  'booking.contract.checked': '{size}. Geprüft, und nur wer eure Dienstleister sehen darf, kann ihn öffnen.',
  'booking.contract.remove': '{name} entfernen',
  'booking.contract.gone': '{name} lässt sich gerade nicht öffnen. Versucht es gleich noch einmal.',
  'booking.contract.fault.connection': 'Keine Verbindung. Versucht es noch einmal, sobald ihr wieder online seid.',
  'booking.contract.fault.session': 'Eure Sitzung ist abgelaufen. Meldet euch neu an und versucht es noch einmal.',
  'booking.contract.fault.refused': 'Der Server hat diese Datei nicht angenommen.',
  'booking.contract.fault.server': 'Bei uns ist etwas schiefgegangen. Versucht es gleich noch einmal.',
  'booking.contract.fault.too-large': 'Ein Vertrag kann bis zu 10 MB groß sein.',
  'booking.contract.fault.too-many-pixels': 'Dieses Bild ist zu groß. Wählt eine kleinere Fassung.',
  'booking.contract.fault.type': 'Wählt ein PDF oder ein Bild als JPEG, PNG, WebP oder HEIC.',
  'booking.contract.fault.unreadable': 'Diese Datei lässt sich nicht öffnen. Vielleicht ist sie beschädigt.',
  'booking.contract.fault.quota': 'Ihr habt so viele Dateien abgelegt, wie wir aufbewahren können.',
  'booking.follows': 'Was jetzt passiert',
  'booking.follows.tasks': 'Auf eurer Checkliste wird abgehakt',
  'booking.follows.budget':
    '{amount}{basis, select, perHead { für jeden Gast} perHour { für jede Stunde} perItem { für jedes Stück} other {}} in eurem Budget',
  'booking.follows.planned':
    '{stands, select, unreckoned {Tragt ein, was es zusammen kostet, sobald ihr es wisst} over {{by} mehr als geplant ({planned})} under {{by} weniger als geplant ({planned})} other {Genau wie geplant}}',
  'booking.follows.instead': 'Das Angebot von {name} über {amount} verschwindet aus eurem Budget',
  'booking.follows.beside':
    '{names} {count, plural, one {ist} other {sind}} dafür auch schon gebucht: Alles zählt in eurem Budget',
  'booking.follows.payments': '{count, plural, one {Eine Zahlung} other {# Zahlungen}} in eurem Kalender',
  'booking.follows.payments.days': '{days}, mit einer Erinnerung eine Woche vorher',
  'booking.follows.place': 'Eure Hochzeit zieht um nach {town}',
  'booking.follows.others':
    '{count, plural, one {Der anderen Anfrage} other {Den anderen # Anfragen}} freundlich absagen',
  'booking.follows.others.read': 'Erst lesen',
  'booking.follows.others.words': 'Dort steht dann: „{names} haben anders gebucht und diese Unterhaltung beendet.“',
  'booking.follows.undo': 'Wir sagen euch Bescheid, wenn etwas davon passiert, und ihr könnt es zurücknehmen.',
};
