import * as v from 'valibot';
import { supplierConstants } from '#constants/suppliers/suppliers';
import { closingReasons } from '#constants/suppliers/talk';
import { instantSchema, isoDateSchema, moneySchema, textSchema, timeOfDaySchema } from '../common';
import { attachmentSchema } from './message';
import { agreedPaymentsSchema, type StatedPrice, statedPriceSchema } from './price';

/** State of a supplier in the shortlist. Source: S4-shortlist-01. */
export const shortlistStates = ['shortlisted', 'booked', 'unbooked', 'ignored', 'removed'] as const;
export type ShortlistState = (typeof shortlistStates)[number];

/** A member's opinion of a supplier. */
export const supplierVotes = ['yes', 'maybe', 'no'] as const;
export type SupplierVote = (typeof supplierVotes)[number];

/** Contact of a couple's own supplier. Texts are empty when unknown. Source: S3-custom-supplier-01. */
const contactSchema = v.object({
  email: textSchema(supplierConstants.ownLengths.email),
  website: textSchema(supplierConstants.ownLengths.website),
  phone: textSchema(supplierConstants.ownLengths.phone),
  postcode: textSchema(supplierConstants.ownLengths.postcode),
  address: textSchema(supplierConstants.ownLengths.address),
});

/** The values that two members may choose at the same time. */
export const choiceTopics = ['visit', 'hold', 'quoted', 'agreed'] as const;
export type ChoiceTopic = (typeof choiceTopics)[number];

// The rules cannot look into each member's value: one that is no text is as good as none.
const choiceSchema = v.optional(v.record(v.string(), v.fallback(textSchema(supplierConstants.choiceLength), '')));

/**
 * By topic: uid to the value that this member chose, as JSON. A choice removes those of others that its member saw. Two
 * that stay were made without knowledge of each other, such as on a device without a connection.
 */
const choicesSchema = v.object({
  visit: choiceSchema,
  hold: choiceSchema,
  quoted: choiceSchema,
  agreed: choiceSchema,
});

/**
 * `weddings/{id}/suppliers/{supplierId}`: written by members who may edit suppliers. Optional fields are not written by
 * every package; `shortlistStateOf` and `pricesOf` read older documents too. Source: S3-shortlist-01.
 */
export const shortlistedSupplierSchema = v.object({
  type: v.string(),
  slug: v.string(),
  name: v.string(),
  publicId: v.string(),
  shortlisted: v.boolean(),
  booked: v.boolean(),
  enquired: v.boolean(),
  ignored: v.boolean(),
  customSupplier: v.boolean(),
  /** Refines the flags, which hold where they say something else: older remotes write flags only. */
  state: v.optional(v.picklist(shortlistStates)),
  /** 0 to 4, with 2.5. */
  tier: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(4))),
  county: v.optional(v.string()),
  town: v.optional(v.string()),
  /** The country's name, as the supplier writes it. */
  country: v.optional(v.string()),
  /** ISO 3166-1 alpha-2. */
  countryCode: v.optional(v.string()),
  l10n: v.optional(v.object({ country: v.string(), language: v.string() })),
  address: v.optional(v.object({ adminArea: v.array(v.string()) })),
  seo: v.optional(v.object({ urlSlug: v.string() })),
  /** Words in other languages, by language code. */
  _translations: v.optional(v.record(v.string(), v.record(v.string(), v.string()))),
  /** Price paid or quoted, without a basis. */
  price: v.optional(v.nullable(moneySchema)),
  quotedPrice: v.optional(v.nullable(statedPriceSchema)),
  agreedPrice: v.optional(v.nullable(statedPriceSchema)),
  /** Agreed payments with their days; the budget's copy follows with `supplier.booked`. */
  agreedPayments: v.optional(agreedPaymentsSchema),
  /**
   * The budget's share of a cancelled booking, until the budget follows: the first device with the plan removes it from
   * the budget, and this field with it.
   */
  takenBack: v.optional(v.nullable(v.object({ price: v.nullable(statedPriceSchema), payments: agreedPaymentsSchema }))),
  /** The signed contract, for those who may see the wedding's suppliers (`uploadContract`). */
  contract: v.optional(v.nullable(attachmentSchema)),
  /** The couple's common notes, from before `memberNotes`. */
  notes: v.optional(textSchema(supplierConstants.notesLength)),
  /** Uid to that member's own note. Everybody writes their own only, so that one never replaces another. */
  memberNotes: v.optional(v.record(v.string(), textSchema(supplierConstants.notesLength))),
  /** Day of the couple's visit. */
  visitDate: v.optional(v.nullable(isoDateSchema)),
  /** Time of the visit at the supplier, HH:mm; null while only the day is known. */
  visitTime: v.optional(v.nullable(timeOfDaySchema)),
  /** The couple will visit; without a `visitDate` the day is still to be arranged. */
  visitWanted: v.optional(v.boolean()),
  /** The last day on which the supplier keeps the wedding's day free for the couple. */
  holdUntil: v.optional(v.nullable(isoDateSchema)),
  /** The reason for which the conversation with them ended; null once it goes on, missing while none has. */
  askingEnded: v.optional(v.nullable(v.picklist(closingReasons))),
  choices: v.optional(choicesSchema),
  /** Uid to vote; everybody writes their own only. */
  votes: v.optional(v.record(v.string(), v.picklist(supplierVotes))),
  /** Time when a member last viewed the supplier here. */
  viewedAt: v.optional(v.nullable(instantSchema)),
  /** Contact of a couple's own supplier. */
  contact: v.optional(contactSchema),
  /** For a couple's own supplier: a business, not a friend. */
  professional: v.optional(v.boolean()),
  updatedAt: instantSchema,
});
export type ShortlistedSupplier = v.InferOutput<typeof shortlistedSupplierSchema>;

/** A text about a supplier, and the member who wrote it; null for the couple's common one. */
export interface SupplierNote {
  uid: string | null;
  text: string;
}

/** Returns everything that members noted about a supplier. */
export const notesOf = ({
  notes = '',
  memberNotes = {},
}: Pick<ShortlistedSupplier, 'notes' | 'memberNotes'>): SupplierNote[] =>
  [{ uid: null, text: notes }, ...Object.entries(memberNotes).map(([uid, text]) => ({ uid, text }))].filter(
    ({ text }) => text !== '',
  );

type Flags = Pick<ShortlistedSupplier, 'shortlisted' | 'booked' | 'ignored'>;

/** The flags of a state, for those who read flags. */
export const flagsOfShortlist = (state: ShortlistState): Flags => ({
  shortlisted: state === 'shortlisted' || state === 'booked' || state === 'unbooked',
  booked: state === 'booked',
  ignored: state === 'ignored',
});

/**
 * Returns the state of a supplier, also for a document without `state`, or whose flags an older remote has changed
 * since. An enquiry puts a supplier on the shortlist; older remotes wrote its entry without a state and a flag.
 */
export const shortlistStateOf = ({
  state,
  enquired,
  ...flags
}: Flags & Partial<Pick<ShortlistedSupplier, 'state' | 'enquired'>>): ShortlistState => {
  if (flags.booked) return 'booked';
  if (flags.ignored) return 'ignored';
  if (!flags.shortlisted) return enquired === true && state === undefined ? 'shortlisted' : 'removed';
  return state === 'unbooked' ? 'unbooked' : 'shortlisted';
};

/**
 * Returns the quoted and the agreed price, also for a document with a bare `price`: for a booked supplier that is the
 * agreed one.
 */
export const pricesOf = (
  supplier: Pick<ShortlistedSupplier, 'booked' | 'price' | 'quotedPrice' | 'agreedPrice'>,
): { quoted: StatedPrice | null; agreed: StatedPrice | null } => {
  const { booked, price, quotedPrice = null, agreedPrice = null } = supplier;
  if (quotedPrice !== null || agreedPrice !== null || price == null || price.amount < 0)
    return { quoted: quotedPrice, agreed: agreedPrice };
  const stated: StatedPrice = { ...price, basis: 'total', condition: '' };
  return booked ? { quoted: null, agreed: stated } : { quoted: stated, agreed: null };
};

/** State of the couple's enquiry to a supplier. */
export type AskingState = 'not-asked' | 'asked' | 'replied' | 'not-free' | 'ended';

/**
 * Returns how far an enquiry is; a quote is a reply too. `hasReplied` is true when their conversation has a first reply.
 */
export const askingStateOf = (
  supplier: Pick<ShortlistedSupplier, 'enquired' | 'askingEnded' | 'booked' | 'price' | 'quotedPrice' | 'agreedPrice'>,
  hasReplied: boolean,
): AskingState => {
  if (!supplier.enquired) return 'not-asked';
  if (supplier.askingEnded != null) return supplier.askingEnded === 'not-available' ? 'not-free' : 'ended';
  return hasReplied || pricesOf(supplier).quoted !== null ? 'replied' : 'asked';
};
