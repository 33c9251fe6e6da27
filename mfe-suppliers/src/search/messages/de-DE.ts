import type { messages as source } from './en-GB';

export const messages: Record<keyof typeof source, string> = {
  'search.filters': 'Filter',
  'search.filters.close': 'Filter schließen',
  'search.filter.free': 'Frei am',
  'search.filter.price-from': 'Preis ab, {currency}',
  'search.filter.price': 'Preis bis, {currency}',
  'search.price': 'Preis',
  'search.price.low': 'Niedrigster Preis',
  'search.price.high': 'Höchster Preis',
  'search.price.any': 'Jeder Preis',
  'search.price.for':
    '{isOurs, select, true {Was sie für euer Datum und eure Gäste kosten} other {Womit ihre Preise beginnen}}',
  'search.filter.guests': 'Gäste',
  'search.filter.evening': 'Gäste am Abend',
  'search.filter.distance': 'Wie weit',
  'search.filter.rating': 'Bewertung und Angebote',
  'search.filter.kinds': 'Art',
  'search.filter.styles': 'Stil',
  'search.filter.features': 'Ausstattung',
  'search.ours': 'Schon mitgezählt: {what}.',
  'search.ours.place': 'euer Ort ({place}, {distance} Umkreis)',
  'search.ours.date': 'euer Datum',
  'search.ours.guests': 'eure Gäste',
  'search.ours.budget': 'euer Budget (bis {price})',
  'search.ours.nobody-near': 'Niemand im Umkreis von {distance} um {place}: landesweit.',
  'search.ours.change': 'Ändern',

  'search.map': 'Karte',
  'search.save': 'Suche merken',
  'search.map.keys':
    'Karte der Ergebnisse. Pfeiltasten verschieben sie, Plus und Minus gehen näher heran oder weiter weg.',
  'search.map.closer': 'Näher',
  'search.map.further': 'Weiter weg',
  'search.map.here': 'Hier suchen',
  'search.map.follow': 'Beim Bewegen suchen',
  'search.map.nobody': 'Niemand in diesem Teil der Karte',
  'search.map.cluster': '{count, number} Anbieter dicht beieinander: näher heran',
  'search.map.some': 'Die ersten {count, number} von {total, number}',
  'search.map.pin': '{name}, {price}',
  'search.map.ask': 'Anfragen',
  'search.map.close': '{name} schließen',
  'search.map.failed': 'Die Karte wurde nicht geladen. Die Liste ist vollständig.',
  'search.map.credit': 'Land von Natural Earth, Orte von GeoNames',
  'search.wish.bounds': 'In diesem Teil der Karte',

  'search.tools.name': 'Filter, Kategorie und Reihenfolge',
  'search.wishes.name': 'Was ihr sucht',
  'search.wish.remove': 'Entfernen: {wish}',
  'search.wish.radius': 'Im Umkreis von {distance}',
  'search.wish.guests': 'Platz für {count, number}',
  'search.wish.evening': 'Abends Platz für {count, number}',
  'search.wish.heads': '{count, plural, one {# Gast} other {# Gäste}}',
  'search.wish.upTo': 'Bis {price}',
  'search.wish.from': 'Ab {price}',
  'search.wish.between': '{low} bis {high}',
  'search.wish.rating': 'Ab {figure} Sternen',
  'search.wish.free': 'Frei am {day}',
  'search.wish.offer': 'Mit Angebot',
  'search.wish.clear': 'Alles zurücksetzen',

  'search.read.unknown': 'Einen Ort namens {names} kennen wir nicht.',
  'search.read.unwanted': 'Wie gewünscht weggelassen: {names}.',
  'search.read.soft': '{names} bestimmt nur, wer zuerst kommt: Niemand fällt deshalb weg.',
  'search.read.ignored': '{names} steht bei niemandem hier, deshalb haben wir es weggelassen.',
  'search.read.weekdays':
    'Ein Wochentag allein ändert hier nichts, deshalb haben wir {names} weggelassen. Mit einem Datum gelten die Preise für diesen Tag.',
  'search.read.unoffered': 'Niemand ist hier als {names} eingetragen.',
  'search.read.nearHere': 'Rund um {area} suchen',
  'search.read.nearWhere':
    'In der Nähe wovon? Schreibt einen Ort oder eine Postleitzahl neben eure Worte. Bis dahin seht ihr das ganze Land.',
  'search.nothing.title': 'In „{typed}“ steht nichts, was wir lesen können',
  'search.read.nothing':
    'In „{typed}“ konnten wir nichts lesen. Versucht es mit einer Art von Dienstleister, einem Ort oder einer Gästezahl.',
  'search.read.others': 'Eine Liste zeigt eine Art. Ihr habt auch gesucht: {kinds}.',
  'search.read.showing': 'Ihr seht {read}.',
  'search.read.instead': 'Stattdessen {typed} suchen',
  'search.sort.reviews': 'Meiste Bewertungen',
  'search.sort.distance': 'Am nächsten',
  'search.sort.recommended': 'Passt am besten',
  'search.sort.rating': 'Beste Bewertung',
  'search.sort.price': 'Niedrigster Preis',

  'search.card.next': 'Nächstes Bild von {name}',
  'search.card.previous': 'Voriges Bild von {name}',
  'search.card.shown': 'Bild {place, number}: {label}',

  'search.none.unoffered.near': 'Am nächsten kommt hier: {kinds}.',
  'search.none.show': '{count, number} ansehen',
  'search.close.title': 'Am nächsten an euren Wünschen',
  'search.close.place': 'Weiter weg',
  'search.close.kind': 'Etwas anderes als „{kind}“',
  'search.close.without': 'Ohne „{wish}“',
  'search.close.guests': 'Platz für weniger als {count, number}',
  'search.close.over': 'Über {price}',
  'search.close.budget': 'Außerhalb von „{budget}“',
  'search.pages.beyond':
    '{pages, plural, one {Es gibt nur eine Seite.} other {Es gibt nur # Seiten.}} Das ist die letzte.',

  'search.place': '{place}: worauf es ankommt',
  'search.place.towns': '{found} in {towns}.',
  'search.place.someTowns': '{found} in {count, number} Orten, darunter {towns}.',
  'search.place.prices':
    '{count, number} davon rechnen {basis, select, perDay {pro Tag} perHead {pro Gast} perHour {pro Stunde} perItem {pro Stück} other {im Ganzen}}: Ihre Preise beginnen zwischen {from} und {to}, die Hälfte bei höchstens {middle}.',
  'search.place.room':
    '{meaning, select, portions {Je nach Anbieter sind es höchstens {least, number} bis {most, number} Portionen.} seats {Je nach Anbieter sind es {least, number} bis {most, number} Plätze.} other {Das kleinste Angebot ist für bis zu {least, number} Gäste, das größte für bis zu {most, number}.}}',
  'search.place.kinds': '{place}: nach Art',
  'search.places': 'Wo sie sind',
  'search.place.venues':
    'Seht euch höchstens drei an, an einem Tag wie eurem: Licht, Parkplätze und Wege sagen mehr als Bilder. Fragt, was im Preis fehlt, wer sonst noch da ist und was bei Regen geschieht.',
  'search.place.photographers':
    'Lasst euch eine ganze Hochzeit zeigen statt der besten Bilder, und eine im Winter, drinnen. Klärt Stunden, Anzahl der Bilder und wer kommt, wenn jemand krank wird.',
  'search.place.florists':
    'Nennt zuerst Datum und Summe, dann zeigt Bilder: Wer das Handwerk kann, sagt euch, was dann blüht und was es ersetzen kann. Fragt, wer aufbaut, wer abräumt und wem die Vasen gehören.',
  'search.place.caterers':
    'Kostet, bevor ihr unterschreibt, und fragt, wie viele Menschen für wie viele Gäste servieren. Jede Küche ist anders: Wer in eurer Location schon gekocht hat, kennt sie. Unverträglichkeiten sagt ihr am besten früh.',
  'search.place.music':
    'Hört euch ein ganzes Set an, am besten live, und fragt eure Location nach Lautstärke und Ende der Musik. Im Preis sollte stehen, wie lange gespielt wird, wer das Licht bringt und was eine Stunde mehr kostet.',
  'search.place.video':
    'Seht euch einen Film von Anfang bis Ende an, mit Ton. Fragt nach der Zahl der Kameras, danach, wie das Eheversprechen aufgenommen wird, und wie lange ihr auf den Film wartet.',
  'search.place.decoration':
    'Erst der Raum, dann die Einzelheiten: Licht und Stoff verändern mehr als hundert Kleinigkeiten. Fragt, was es zu leihen gibt, wer es aufhängt und wann alles wieder weg sein muss.',
  'search.place.entertainment':
    'Überlegt, wann sich jemand langweilen könnte, meist zwischen Fotos und Essen. Fragt, wie viel Platz und Strom nötig ist und ob ein Auftritt bei euch versichert ist.',
  'search.place.cakes':
    'Erst kosten, dann zählen: Nicht alle essen Torte, und eine kleinere mit Blechkuchen aus der Küche reicht für ebenso viele. Fragt nach Transport, Aufbau und warmen Tagen.',
  'search.place.beauty':
    'Macht einen Probetermin, bevor ihr den Tag bucht, in dem, was ihr tragen werdet. Zählt Köpfe und Stunden zusammen: wer zuerst, wer zuletzt, und ob jemand zum Auffrischen bleibt.',
  'search.place.dress':
    'Beginnt neun Monate vorher, oder fragt, was schneller geht: Viele Kleider werden erst genäht. Fragt, was Änderungen kosten und ob ihr mit den Schuhen wiederkommen dürft.',
  'search.place.transport':
    'Seht euch das Auto selbst an und fahrt die Strecke zu eurer Uhrzeit. Fragt, wie viele Fahrten im Preis sind und was kommt, wenn es nicht anspringt.',
  'search.place.menswear':
    'Zum Leihen reichen drei Monate, zum Nähen sechs. Bringt zu jeder Anprobe ein Hemd und die richtigen Schuhe mit und fragt, wann alles zurück sein muss.',
  'search.place.stationery':
    'Erst das Datum, später der Rest: Gäste brauchen kaum mehr als Ort und Zeit. Lasst euch einen Probedruck zeigen und bestellt ein paar mehr, als ihr zählt.',
  'search.place.marquee':
    'Lasst erst den Boden ansehen, dann den Preis nennen: Gefälle, Bäume und Zufahrt entscheiden, was dort stehen kann. Boden, Heizung, Strom und Toiletten kosten oft extra, also lasst sie nennen.',
  'search.directory.title': 'Findet eure Leute',
  'search.directory.lead':
    '{count, plural, one {# Dienstleister} other {# Dienstleister}} in {country, select, GB {Großbritannien} IE {Irland} US {den USA} DE {Deutschland} FR {Frankreich} other {eurem Land}}. Bei jedem Preis steht, was er enthält.',
  'search.directory.leadWithoutCount': 'Alles, was eine Hochzeit braucht. Bei jedem Preis steht, was er enthält.',
  'search.seek.name': 'Dienstleister suchen',
  'search.seek.what': 'Wir suchen',
  'search.seek.where': 'In der Nähe von',
  'search.seek.wherePlaceholder': 'Ort oder Region',
  'search.seek.words': 'Name, Stil oder ein ganzer Satz',
  'search.seek.wordsShort': 'Wer oder was',
  'search.seek.whereShort': 'Wo',
  'search.seek.wordsPlaceholder': 'Scheune für 120 mit Zimmern, bis 6000 €',
  'search.seek.send': 'Suchen',
  'search.seek.suggested': '{count, plural, one {# Vorschlag} other {# Vorschläge}}',
  'search.seek.kind.town': 'Orte',
  'search.seek.kind.region': 'Landkreise und Regionen',
  'search.seek.kind.postcode': 'Postleitzahlen',
  'search.seek.kind.category': 'Arten von Dienstleistern',
  'search.seek.kind.feature': 'Was sie bieten',
  'search.seek.kind.supplier': 'Dienstleister',
  'search.seek.kind.recent': 'Zuletzt gesucht',
  'search.filter.categories': 'Kategorien',
  'search.sort.name': 'Sortiert nach',
  'search.ranking.question': 'So sortieren wir',
  'search.ranking.answer':
    '„Passt am besten“ wägt fünf Dinge ab: wie gut jemand zu euren Suchwörtern passt ({relevance}), wie nah der gesuchte Ort ist ({distance}), was andere Paare sagen ({rating}), wie vollständig ein Profil ist ({completeness}) und wie viele Bewertungen beantwortet werden ({replies}). Was jemand zahlt, ändert daran nichts. Höchstens {paidFirst, plural, one {# bezahlter Platz steht} other {# bezahlte Plätze stehen}} am Anfang einer Liste, danach ist es einer von {oneIn, number}; sie tragen den Hinweis „Bezahlte Platzierung“ und passen zu euren Filtern. Bei „Beste Bewertung“ und „Niedrigster Preis“ zählt sonst nichts.',
};
