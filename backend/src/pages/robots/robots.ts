/**
 * What robots are told. Builds and public calls stay open to them: search engines that run scripts need both to see a
 * page. Tracking and error reports are none of their business.
 */
export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/a/',
    'Disallow: /api/errors',
    'Disallow: /api/nonces/',
    'Allow: /',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
