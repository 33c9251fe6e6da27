import { type Allergen, type Diet, type Report } from '@posy/shared-contracts/entities';

/** Texts of the pages that a household's link opens. `couple` is empty while no names are known. */
export interface GuestWords {
  title: (couple: string) => string;
  dear: (names: string) => string;
  /** `day`: null while it is open. */
  invite: (day: string | null) => string;
  replyBy: (day: string) => string;
  replySoon: string;
  answered: (day: string) => string;
  /** The couple wrote the answer down. */
  noted: (day: string) => string;
  /** The name of the wedding itself, until the couple gives it another. */
  mainEvent: string;
  attire: (attire: string) => string;
  zone: (zone: string) => string;
  all: string;
  /** For a household of one. */
  me: string;
  coming: string;
  cannot: string;
  mainCourse: string;
  choose: string;
  needs: (name: string) => string;
  /** Of somebody who has no name yet. */
  needsOfGuest: string;
  diets: string;
  allergens: string;
  dietNotes: string;
  onlyFor: (couple: string) => string;
  plusOne: string;
  plusOneName: string;
  plusOneHint: string;
  song: string;
  message: (couple: string) => string;
  optional: string;
  send: string;
  afterSend: string;
  thanks: string;
  thanksDeclined: string;
  sentWith: (couple: string) => string;
  stillOpen: string;
  notAnswered: string;
  change: string;
  calendar: string;
  website: string;
  /** The last day is over. */
  closed: (day: string, couple: string) => string;
  nobodySaid: string;
  changedMeanwhile: string;
  /** The couple no longer offers the chosen reply. */
  choiceChanged: (question: string) => string;
  numberWanted: (question: string) => string;
  notRead: string;
  /** The answer could not be stored at this moment. */
  busy: string;
  /** Nobody knows whether the answer was stored. */
  unsure: string;
  unknownTitle: string;
  unknown: string;
  tooOften: string;
  otherLanguages: string;
  /** Of the page on which a household gives its postal address. */
  address: {
    title: string;
    lead: (couple: string) => string;
    label: string;
    hint: string;
    send: string;
    missing: string;
    thanks: string;
    sent: (couple: string) => string;
    change: string;
    /** On the link to it. */
    way: string;
  };
  saveTheDate: {
    title: string;
    /** `day`: null while it is open. */
    day: (day: string | null) => string;
    follows: string;
  };
  /** Guests' pictures of the day. */
  photos: {
    title: string;
    lead: (couple: string) => string;
    choose: string;
    hint: string;
    send: string;
    /** With `{at}` and `{of}`, which the page's script fills in. */
    sending: string;
    sent: (count: number) => string;
    failed: (count: number) => string;
    /** So many pictures found no room; a sentence with the reason follows. */
    left: (count: number) => string;
    /** `most`: of one household. */
    room: (most: number) => string;
    missing: string;
    tooLarge: string;
    noPicture: string;
    full: string;
    closed: string;
    own: string;
    states: { new: string; shown: string };
    remove: string;
    all: string;
    none: string;
    one: (place: number) => string;
    pages: string;
    report: string;
    reportWhy: string;
    reasons: { private: string; rude: string; other: string };
    reportSend: string;
    reported: string;
    /** On the link to them. */
    way: string;
  };
  /** Before a website that opens with a password. */
  locked: {
    title: string;
    lead: string;
    password: string;
    open: string;
    wrong: string;
    tooOften: string;
  };
  lost: {
    title: string;
    lead: (couple: string) => string;
    name: string;
    proof: string;
    proofHint: string;
    send: string;
    sent: string;
    missing: string;
  };
  /** The page on which a website is reported. */
  reportSite: {
    title: string;
    lead: string;
    why: string;
    choose: string;
    reasons: Record<Report['reason'], string>;
    where: string;
    whereHint: string;
    send: string;
    sent: string;
    missing: string;
  };
  diet: Record<Diet, string>;
  allergen: Record<Allergen, string>;
}
