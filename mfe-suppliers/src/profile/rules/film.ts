import type { Video } from '@posy/shared-contracts/entities';

/** Formats of ids by source: nothing else becomes part of an address. */
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

/** The site that a video loads from. */
export const hostNames: Record<Video['source'], string> = {
  youtube: 'YouTube',
  vimeo: 'Vimeo',
  matterport: 'Matterport',
  googlemaps: 'Google Maps',
};

/** Returns the address of a video's player; null for an id that its source cannot have issued. Source: S9-limits-05. */
export const playerOf = ({ source, sourceId }: Video): string | null =>
  idForms[source].test(sourceId) ? addresses[source](sourceId) : null;
