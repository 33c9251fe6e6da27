import type { WebsiteSectionKind } from '#entities/guests/website';

/** Kinds of sections that a website has after the day; the others say what was to be known before it. */
const afterwards: readonly WebsiteSectionKind[] = ['thanks', 'story', 'gifts', 'party', 'photos', 'contact'];

/** Returns true for a kind of section that guests read once the day is over. */
export const isReadAfterwards = (kind: WebsiteSectionKind): boolean => afterwards.includes(kind);

/** The parts of a website that depend on whether the day is over. */
interface DatedSite {
  welcome: string;
  welcomes: object;
  invites: boolean;
  events: readonly unknown[];
  venues: readonly unknown[];
  sections: readonly { kind: WebsiteSectionKind }[];
}

/** Returns true when a couple wrote words for after the day. */
export const hasThanks = ({ sections }: Pick<DatedSite, 'sections'>): boolean =>
  sections.some(({ kind }) => kind === 'thanks');

/** A website as guests see it until the day is over. */
export const siteBefore = <S extends Pick<DatedSite, 'sections'>>(site: S): S => ({
  ...site,
  sections: site.sections.filter(({ kind }) => kind !== 'thanks'),
});

/** A website as guests see it afterwards: the couple's thanks, and what is still good to read. */
export const siteAfter = <S extends DatedSite>(site: S): S & { isOver: boolean } => ({
  ...site,
  ...{ welcome: '', welcomes: {}, invites: false, events: [], venues: [] },
  sections: site.sections.filter(({ kind }) => isReadAfterwards(kind)),
  isOver: true,
});
