/** Providers whose addresses say nothing of a business. */
const everybodys = new Set([
  ...['gmail.com', 'googlemail.com', 'outlook.com', 'hotmail.com', 'hotmail.co.uk', 'live.com', 'msn.com', 'yahoo.com'],
  ...['yahoo.co.uk', 'icloud.com', 'me.com', 'aol.com', 'proton.me', 'protonmail.com', 'gmx.de', 'gmx.net', 'web.de'],
  ...['t-online.de', 'freenet.de', 'orange.fr', 'wanadoo.fr', 'free.fr', 'laposte.net', 'sfr.fr', 'btinternet.com'],
  // Sites of many businesses below one name: an address of the name is not of the business.
  ...['facebook.com', 'instagram.com', 'wixsite.com', 'wordpress.com', 'squarespace.com', 'weebly.com', 'blogspot.com'],
]);

/** The domain of a website, without `www.`; empty where there is none that is a business's own. */
export const domainOf = (website: string): string => {
  const text = website.trim();
  if (text === '') return '';
  const url = URL.canParse(text) ? text : `https://${text}`;
  const host = URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '').toLowerCase() : '';
  const isShared = [...everybodys].some((one) => host === one || host.endsWith(`.${one}`));
  return host.includes('.') && !isShared ? host : '';
};

/** Returns true when an address is of the domain itself: an address of a subdomain may be anybody's. */
export const isAtDomain = (email: string, domain: string): boolean =>
  domain !== '' && email.slice(email.lastIndexOf('@') + 1).toLowerCase() === domain;
