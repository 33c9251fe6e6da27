import { type GuestWords } from './guest-words';

const them = (couple: string): string => (couple === '' ? 'das Paar' : couple);

/** Guests are addressed as friends are. */
export const german: GuestWords = {
  title: (couple) => (couple === '' ? 'Eure Einladung' : `${couple}: eure Einladung`),
  dear: (names) => `Hallo ${names}`,
  invite: (day) =>
    day === null
      ? 'Wir wünschen uns sehr, dass ihr dabei seid.'
      : `Wir wünschen uns sehr, dass ihr am ${day} dabei seid.`,
  replyBy: (day) => `Bitte antwortet bis ${day}; bis zum Ende dieses Tages könnt ihr eure Antworten ändern.`,
  replySoon: 'Bitte sagt uns, ob ihr kommen könnt. Ihr könnt eure Antworten später noch ändern.',
  answered: (day) => `Ihr habt am ${day} geantwortet. Was ihr hier ändert, tritt an die Stelle davon.`,
  noted: (day) => `Eure Antwort wurde am ${day} für euch eingetragen. Was ihr hier ändert, tritt an die Stelle davon.`,
  mainEvent: 'Die Hochzeit',
  attire: (attire) => `Kleidung: ${attire}`,
  zone: (zone) => `Alle Zeiten gelten am Ort der Hochzeit (${zone}).`,
  all: 'Wir kommen alle',
  me: 'Ich komme',
  coming: 'Kommt',
  cannot: 'Kann nicht',
  mainCourse: 'Hauptgang',
  choose: 'Bitte wählen',
  needs: (name) => `Was verträgt ${name} nicht?`,
  needsOfGuest: 'Was verträgt eure Begleitung nicht?',
  diets: 'Ernährung',
  allergens: 'Allergien und Unverträglichkeiten',
  dietNotes: 'Was die Küche sonst wissen sollte',
  onlyFor: (couple) => `Das sehen nur ${them(couple)} und das Catering.`,
  plusOne: 'Eure Begleitung',
  plusOneName: 'Wer kommt mit euch?',
  plusOneHint: 'Den Namen könnt ihr auch später sagen.',
  song: 'Ein Lied, bei dem ihr tanzt',
  message: (couple) => (couple === '' ? 'Ein paar Worte an das Paar' : `Ein paar Worte an ${couple}`),
  optional: 'wenn ihr mögt',
  send: 'Antwort senden',
  afterSend: 'Ihr bekommt eine Bestätigung mit den Zeiten für euren Kalender. Ein Konto braucht ihr nicht.',
  thanks: 'Danke, wir sehen uns!',
  thanksDeclined: 'Danke für eure Nachricht',
  sentWith: (couple) => `${couple === '' ? 'Das Paar hat' : `${couple} haben`} eure Antwort. Sie lautet:`,
  stillOpen: 'Noch ist nicht alles beantwortet.',
  notAnswered: 'Nicht beantwortet',
  change: 'Unsere Antworten ändern',
  calendar: 'In den Kalender',
  website: 'Zur Hochzeitswebsite',
  closed: (day, couple) =>
    `Antworten waren bis ${day} möglich. ${couple === '' ? 'Das Paar hat' : `${couple} haben`} eure so, wie sie hier steht. Hat sich etwas geändert? Schreibt ihnen bitte oder ruft an: Sie können es noch ändern.`,
  nobodySaid: 'Bitte sagt für mindestens eine Person, ob sie kommt. Was ihr sonst geschrieben habt, ist noch da.',
  changedMeanwhile:
    'Die Einladung hat sich geändert, während ihr geantwortet habt. Bitte seht sie noch einmal durch und sendet sie erneut.',
  choiceChanged: (question) =>
    `Die Antworten auf „${question}“ haben sich geändert, während ihr geantwortet habt. Bitte wählt noch einmal und sendet erneut; alles andere ist noch da.`,
  numberWanted: (question) =>
    `Bitte antwortet auf „${question}“ mit einer Zahl von 0 bis 99, in Ziffern. Alles, was ihr geschrieben habt, ist noch da.`,
  notRead: 'Ein Teil der Antwort war nicht lesbar. Bitte seht sie noch einmal durch und sendet sie erneut.',
  busy: 'Eure Antwort ist noch nicht gespeichert: Gerade antworten sehr viele. Alles, was ihr geschrieben habt, steht noch hier. Bitte sendet sie noch einmal.',
  unsure:
    'Ob eure Antwort gespeichert ist, wissen wir nicht. Alles, was ihr geschrieben habt, steht noch hier. Bitte sendet sie noch einmal: Sie zählt nur einmal, auch wenn sie zweimal ankommt.',
  unknownTitle: 'Diese Einladung lässt sich nicht öffnen',
  unknown:
    'Der Link ist nicht vollständig, oder ein neuerer hat ihn abgelöst. Öffnet ihn noch einmal aus der E-Mail oder von der Karte, oder bittet das Paar um einen neuen.',
  tooOften: 'Das war zu oft. Bitte wartet ein paar Minuten und versucht es dann noch einmal.',
  otherLanguages: 'In einer anderen Sprache',
  locked: {
    title: 'Diese Website öffnet sich mit einem Passwort',
    lead: 'Es steht auf eurer Einladung, oder das Paar kann es euch sagen.',
    password: 'Passwort',
    open: 'Öffnen',
    wrong: 'Das ist nicht das Passwort. Prüft es Buchstabe für Buchstabe.',
    tooOften: 'Das wurde zu oft versucht. Wartet zehn Minuten und versucht es dann noch einmal.',
  },
  lost: {
    title: 'Einladung wiederfinden',
    lead: (couple) =>
      `Wir schicken den Link zu eurer Einladung an die Adresse, die ${couple === '' ? 'das Paar' : couple} von euch ${couple === '' ? 'hat' : 'haben'}.`,
    name: 'Dein Name, wie auf der Einladung',
    proof: 'Deine Postleitzahl oder E-Mail-Adresse',
    proofHint: 'Damit niemand sonst nach deiner Einladung fragt.',
    send: 'Link schicken',
    sent: 'Wenn das zu dem passt, was sich das Paar notiert hat, ist eine E-Mail mit deinem Link unterwegs. Nach zehn Minuten noch nichts da? Dann frag bitte das Paar.',
    missing: 'Bitte füll beides aus.',
  },
  diet: {
    vegetarian: 'Vegetarisch',
    vegan: 'Vegan',
    pescatarian: 'Pescetarisch',
    halal: 'Halal',
    kosher: 'Koscher',
    'no-alcohol': 'Kein Alkohol',
  },
  allergen: {
    celery: 'Sellerie',
    crustaceans: 'Krebstiere',
    eggs: 'Eier',
    fish: 'Fisch',
    gluten: 'Gluten',
    lupin: 'Lupinen',
    milk: 'Milch',
    molluscs: 'Weichtiere',
    mustard: 'Senf',
    nuts: 'Nüsse',
    peanuts: 'Erdnüsse',
    sesame: 'Sesam',
    soya: 'Soja',
    sulphites: 'Sulfite',
  },
};
