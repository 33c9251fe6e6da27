/**
 * The text of robots.txt. Builds and public calls stay open to robots: search engines that run scripts need both to
 * render a page. Tracking and error reports are closed to them.
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
