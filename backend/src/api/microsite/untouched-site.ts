/** A website's draft of which nobody has written anything. */
export const untouchedSite = { slug: null, published: false, welcome: '', theme: 'orchard' };
