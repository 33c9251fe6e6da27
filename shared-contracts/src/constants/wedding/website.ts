/** A wedding's website and its answers; in characters where nothing else is said. */
export const websiteConstants = {
  /** Addresses that one website may have had. */
  mostAddresses: 20,
  mostLanguages: 2,
  mostSections: 30,
  mostItems: 20,
  /** Of one section. */
  mostPhotos: 12,
  welcomeLength: 2000,
  /** Suppliers whom a couple thanks on it. */
  mostCredits: 40,
  /** Limits of the password that opens it. */
  passwordMinimum: 6,
  passwordLength: 200,
  titleLength: 200,
  bodyLength: 4000,
  itemLength: 1000,
  /** Events that guests are shown at most. */
  mostShownEvents: 100,
  /** Lengths of an event's texts. */
  eventNameLength: 120,
  eventPlaceLength: 200,
  eventAddressLength: 300,
  eventDescriptionLength: 2000,
  eventAttireLength: 200,
  answerMessageLength: 1000,
  songLength: 200,
  /** Households that get their links in one call. */
  mostLinksAtOnce: 100,
  /** Households that are chosen one by one: for an event, or for a language of their own. */
  mostEventHouseholds: 500,
  /** Length of a website's address. */
  slugLength: 60,
  /** Main courses that guests choose from. */
  mostMeals: 12,
  /** Length of the menu on the menu cards. */
  menuLength: 1300,
  /** Questions of the couple's own in an invitation, the choices of one, and the lengths of both and of a reply. */
  mostQuestions: 6,
  mostChoices: 8,
  questionLength: 120,
  choiceLength: 80,
  replyLength: 200,
  /** Links that one household has at a time: on its card, in its letters. */
  mostHouseholdLinks: 20,
  /** Of a household's name where it is made of its people's. */
  householdNameLength: 1000,
  /** Of what a couple writes to its guests in one letter. */
  guestLetterLength: 2000,
  /** Households that one call writes to, and the seconds in which that can be undone. */
  mostGuestLetters: 100,
  undoLettersSeconds: 60,
  /** Pictures that one household sends, and all of a wedding's guests. */
  mostHouseholdPhotos: 60,
  mostGuestPhotos: 1000,
  /** Pictures that one call decides about. */
  mostDecidedPhotos: 100,
  /** Minutes for which the address of all pictures holds. */
  photosAddressMinutes: 20,
  /** People of one household. */
  mostPeople: 30,
  /** Bytes of a household link's token, before base64url. */
  tokenBytes: 32,
} as const;
