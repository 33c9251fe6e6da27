import type { TestHost } from '@posy/remote-kit/testing';

const names = ['review.saved', 'review.published', 'review.removed'] as const;

/** Collects what a test's page tells the other remotes of reviews. */
export const collectNews = ({ busHost }: Pick<TestHost, 'busHost'>): [string, unknown][] => {
  const news: [string, unknown][] = [];
  const bus = busHost.forRemote('mfe-test');
  for (const name of names) bus.subscribe(name, (payload) => void news.push([name, payload]));
  return news;
};
