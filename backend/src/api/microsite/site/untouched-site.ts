/** A website's empty draft. */
export const untouchedSite = { slug: null, published: false, welcome: '', theme: 'orchard' };
