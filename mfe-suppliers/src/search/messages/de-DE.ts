import type { messages as source } from './en-GB';

export const messages: Record<keyof typeof source, string> = {
  'search.tools.name': 'Filter, Kategorie und Reihenfolge',
  'search.wishes.name': 'Was ihr sucht',
  'search.wish.remove': 'Entfernen: {wish}',
  'search.wish.radius': 'Im Umkreis von {distance}',
  'search.wish.guests': 'Platz für {count, number}',
  'search.wish.upTo': 'Bis {price}',
  'search.wish.from': 'Ab {price}',
  'search.wish.between': '{low} bis {high}',
  'search.wish.rating': 'Ab {figure} Sternen',
  'search.wish.free': 'Frei am {day}',
  'search.wish.offer': 'Mit Angebot',
  'search.wish.clear': 'Alles zurücksetzen',

  'search.read.unknown': 'Einen Ort namens {places} kennen wir nicht.',
  'search.read.showing': 'Ihr seht {read}.',
  'search.read.instead': 'Stattdessen {typed} suchen',
  'search.sort.reviews': 'Meiste Bewertungen',
  'search.sort.distance': 'Am nächsten',
  'search.sort.recommended': 'Passt am besten',
  'search.sort.rating': 'Beste Bewertung',
  'search.sort.price': 'Niedrigster Preis',

  'search.none.title': 'Niemand erfüllt das alles',
  'search.none.lead': 'Verzichtet auf einen Wunsch. Die Zahl sagt, was dann übrig bleibt.',
  'search.none.alone': 'An einem einzelnen Wunsch liegt es nicht. Fangt mit weniger noch einmal an.',
  'search.none.drop': 'Ohne „{wish}“',
  'search.none.dropWords': 'Ohne „{words}“',
  'search.none.dropPlace': 'Im ganzen Land',
  'search.none.show': '{count, number} ansehen',
  'search.close.title': 'Am nächsten an euren Wünschen',
  'search.close.lacks': 'Nicht: {wishes}',
  'search.close.place': 'anderer Ort',
  'search.close.words': '„{words}“',
  'search.pages.beyond':
    '{pages, plural, one {Es gibt nur eine Seite.} other {Es gibt nur # Seiten.}} Das ist die letzte.',
};
