/** Names in the query of a page with an override: `?remote=mfe-reviews@0.1.0-abc&release-set=4f2a…`. */
export const overrideQuery = { remote: 'remote', base: 'release-set' } as const;

/** Cookie with an operator's permit, which the inspector stores: a request for a page carries no other sign of its person. */
export const permitCookie = 'posy-override-permit';
