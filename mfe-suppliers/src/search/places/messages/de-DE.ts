import type { messages as source } from './en-GB';

export const messages: Record<keyof typeof source, string> = {
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
};
