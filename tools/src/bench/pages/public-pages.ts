/** A public page, and what its row is called. */
export interface PublicPage {
  name: string;
  path: string;
}

interface FoundSuppliers {
  results: { type: string; publicId: string }[];
}

/** The paths of suppliers' profiles in the server's catalogue. */
export const profilePaths = async (url: string): Promise<string[]> => {
  const answer = await fetch(`${url}/api/search/suppliers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ countryCode: 'GB', sort: 'rating', size: 48 }),
  });
  if (!answer.ok) throw new Error(`The search of suppliers answered ${answer.status}.`);
  const { results } = (await answer.json()) as FoundSuppliers;
  return results.map(({ type, publicId }) => `/uk/weddingsuppliers/${type}/${publicId}`);
};

/** The pages on which visitors arrive from a search engine or a link; a website is that of the demo's couple. */
export const publicPages = ([profile = '']: readonly string[]): PublicPage[] => [
  { name: 'Market index', path: '/uk' },
  { name: 'Directory', path: '/uk/wedding-suppliers' },
  { name: 'Category', path: '/uk/supplier-category/venues' },
  { name: 'Profile', path: profile },
  { name: 'Reviews', path: '/uk/reviews' },
  { name: 'Article', path: '/uk/article/choosing-a-venue' },
  { name: 'Website', path: '/uk/wedding-website/maya-and-tom' },
  { name: 'Terms', path: '/uk/terms' },
];
