import { completenessOf } from '@posy/shared-contracts/rules';
import { first, sampleIndex } from '#catalogue/store/testing/sample-index';
import { ownOf, withOwn } from './own-profile';

test('what its people publish counts as complete as it is, in lists and in their own figures', async () => {
  const sample = await sampleIndex();
  sample.remove();
  const record = first(sample.records, ({ features, photos }) => features.length > 0 && photos.length >= 3);
  const own = ownOf(record);
  const whole = withOwn(record, own, '2026-11-29');
  const less = withOwn(record, { ...own, features: [], photos: [] }, '2026-11-29');
  expect(whole.profileScore).toBe(completenessOf(own, record.type));
  expect(completenessOf(whole, whole.type)).toBe(whole.profileScore);
  expect(whole.profileScore - less.profileScore).toBeCloseTo(2 / 7, 1);
});
