import { bucketOf, sendWeddingBucket } from './wedding-bucket';

test('partners are in the same group, and weddings are spread evenly over all', () => {
  expect(bucketOf('wedding-ana')).toBe(bucketOf('wedding-ana'));
  const groups = Array.from({ length: 20_000 }, (_none, index) => bucketOf(`wedding-${index}`));
  const inFirstTenth = groups.filter((group) => group < 1000).length;
  expect(inFirstTenth).toBeGreaterThan(1800);
  expect(inFirstTenth).toBeLessThan(2200);
  expect(groups.every((group) => Number.isInteger(group) && group >= 0 && group < 10_000)).toBe(true);
});

test('the group stands in a cookie that says nothing else, and is taken back', () => {
  const page = { cookie: '' };
  sendWeddingBucket(page, 'wedding-ana');
  expect(page.cookie).toMatch(/^posy-wedding-bucket=\d{1,4}; Path=\/; Max-Age=2592000; SameSite=Lax$/);
  sendWeddingBucket(page, null);
  expect(page.cookie).toBe('posy-wedding-bucket=; Path=/; Max-Age=0');
});
