import { audienceOf, type Website, type Wedding, type WeddingEvent } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import type { Microsite } from '#public-site/public';

interface Draft {
  wedding: Wedding;
  site: Website | null;
  /** As it stands in its field. */
  welcome: string;
  /** In full. */
  events: readonly Identified<WeddingEvent>[];
  venues: readonly Microsite['venues'][number][];
}

/** What guests would see, with what is being written. */
export const draftedSite = ({ wedding, site, welcome, events, venues }: Draft): Microsite => ({
  slug: site?.slug ?? 'preview',
  partners: wedding.partners,
  date: wedding.date,
  locationName: wedding.location?.name ?? null,
  locale: wedding.l10n.locale,
  welcome,
  welcomes: site?.welcomes ?? {},
  theme: site?.theme ?? 'orchard',
  palette: site?.palette ?? 'main',
  lettering: site?.lettering ?? 'theme',
  languages: site?.languages ?? [],
  sharePicture: null,
  answersUntil: null,
  sections: [],
  venues: [...venues],
  events: events.filter((event) => event.visible && audienceOf(event).kind === 'everyone'),
});
