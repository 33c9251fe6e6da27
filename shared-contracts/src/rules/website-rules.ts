const hostOf = (website: string): string | null => {
  try {
    return new URL(/^[a-z][a-z0-9+.-]*:/i.test(website) ? website : `https://${website}`).hostname.toLowerCase();
  } catch {
    return null;
  }
};

/**
 * Returns true when a custom supplier is flagged: it has an e-mail and a website, and the website does not contain the
 * e-mail's domain. Nothing is flagged while either is missing. Source: S3-custom-supplier-01.
 */
export const isWebsiteOfOtherDomain = (website: string, email: string): boolean => {
  const domain = email.trim().toLowerCase().split('@').at(1) ?? '';
  if (website.trim() === '' || domain === '') return false;
  const host = hostOf(website.trim());
  return host === null || (host !== domain && !host.endsWith(`.${domain}`));
};
