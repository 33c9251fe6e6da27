/** Addresses that guests would take for the product itself, or for a screen of it. */
const reserved = new Set(
  `about account admin administrator api app assets auth billing blog captcha checkout contact docs download email faq
   feedback help home imprint info inbox invite legal login logout mail me moderator my new news null official operator
   password pay payment payments photos posy press privacy privacy-policy public register root search secure security
   settings sign-in sign-out sign-up signin signout signup sitemap staff static status support system team terms test
   undefined verify website webmaster wedding-website www`.split(/\s+/),
);

/**
 * Returns true when an address of a website is reserved, also behind the product's name (`posy-support`); a couple may
 * be called Posy (`posy-and-sam`). A website that had it before keeps it.
 */
export const isReservedSlug = (slug: string): boolean => reserved.has(slug.replace(/^posy-/, ''));
