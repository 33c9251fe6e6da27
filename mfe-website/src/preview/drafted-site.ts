import {
  audienceOf,
  type ShortlistedSupplier,
  type Website,
  type Wedding,
  type WeddingEvent,
} from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { hasThanks, siteAfter, siteBefore } from '@posy/shared-contracts/rules';
import type { Microsite } from '#public-site/public';
import type { DraftedPart } from '#sections/public';

interface Draft {
  wedding: Wedding;
  site: Website | null;
  /** As it stands in its field. */
  welcome: string;
  /** In full. */
  events: readonly Identified<WeddingEvent>[];
  venues: readonly Microsite['venues'][number][];
  /** A household was invited. */
  invites?: boolean;
  /** The parts of the page; none: those that every page has. */
  parts?: readonly DraftedPart[];
  /** The suppliers that are booked, as far as they are known. */
  booked?: readonly Identified<Pick<ShortlistedSupplier, 'name' | 'type'>>[];
  /** True for the page as it is once the day is over. */
  isOver?: boolean;
}

/** The booked suppliers whom the thanks name. */
const creditsOf = (
  sections: readonly { credits?: Record<string, true> | undefined }[],
  booked: NonNullable<Draft['booked']>,
): Microsite['credits'] =>
  booked
    .filter(({ id }) => sections.some(({ credits = {} }) => Object.hasOwn(credits, id)))
    .map(({ name, type }) => ({ name, category: type, supplier: null }));

/** Builds the page from the draft as a guest without a link would see it. */
export const draftedSite = ({
  wedding,
  site,
  welcome,
  events,
  venues,
  invites = false,
  parts = [],
  booked = [],
  isOver = false,
}: Draft): Microsite => {
  const isHidden = (kind: string): boolean =>
    parts.some((part) => part.kind === kind) && parts.every((part) => part.kind !== kind || !part.visible);
  const sections = parts.flatMap(({ section }) =>
    section?.visible === true && audienceOf(section).kind === 'everyone' ? [section] : [],
  );
  const drafted: Microsite = {
    slug: site?.slug ?? 'preview',
    partners: wedding.partners,
    date: wedding.date,
    locationName: wedding.location?.name ?? null,
    locale: wedding.l10n.locale,
    welcome: isHidden('welcome') ? '' : welcome,
    welcomes: isHidden('welcome') ? {} : (site?.welcomes ?? {}),
    theme: site?.theme ?? 'orchard',
    palette: site?.palette ?? 'main',
    lettering: site?.lettering ?? 'theme',
    languages: site?.languages ?? [],
    sharePicture: null,
    answersUntil: null,
    invites,
    sections,
    takesPhotos: false,
    isOver: false,
    credits: [],
    venues: [...venues],
    events: isHidden('timeline')
      ? []
      : events.filter((event) => event.visible && audienceOf(event).kind === 'everyone'),
  };
  if (!isOver || !hasThanks({ sections })) return siteBefore(drafted);
  return { ...siteAfter(drafted), credits: creditsOf(sections, booked) };
};
