import type { Video } from '@posy/shared-contracts/entities';

/** Ids as each source makes them: nothing else becomes part of an address. */
const idForms: Record<Video['source'], RegExp> = {
  youtube: /^[\w-]{6,20}$/,
  vimeo: /^\d{1,12}$/,
  matterport: /^\w{6,20}$/,
  googlemaps: /^-?\d{1,2}(?:\.\d+)?,-?\d{1,3}(?:\.\d+)?$/,
};

const addresses: Record<Video['source'], (id: string) => string> = {
  youtube: (id) => `https://www.youtube-nocookie.com/embed/${id}`,
  vimeo: (id) => `https://player.vimeo.com/video/${id}?dnt=1`,
  matterport: (id) => `https://my.matterport.com/show/?m=${id}`,
  googlemaps: (id) => `https://www.google.com/maps?q=${encodeURIComponent(id)}&output=embed`,
};

/** Who is asked for a video once it plays. */
export const hostNames: Record<Video['source'], string> = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  matterport: 'Matterport',
  googlemaps: 'Google Maps',
};

/** The player's address of a video; null for an id that its source does not make. Source: S9-limits-05. */
export const playerOf = ({ source, sourceId }: Video): string | null =>
  idForms[source].test(sourceId) ? addresses[source](sourceId) : null;
