import fc from 'fast-check';
import { bloomBox, petalSize } from './bloom-shape';

test('a bloom’s picture is as high as its petals: nothing cut, nothing blank below [R1-13]', () => {
  expect(bloomBox([100, 100])).toEqual({ top: -204, height: 408 });
  const oneLong = bloomBox([100, 1, 1, 1, 1, 1, 1, 1]);
  expect(oneLong.top).toBe(-204);
  expect(oneLong.top + oneLong.height).toBeLessThan(90);
});

test('whatever the amounts, the tip of every petal is in the picture [R1-13]', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5_000_000 }), { minLength: 1, maxLength: 12 }), (amounts) => {
      const { top, height } = bloomBox(amounts);
      const most = Math.max(...amounts);
      amounts.forEach((amount, index) => {
        const tip = -(40 + petalSize(amount / most).length) * Math.cos((index * 2 * Math.PI) / amounts.length);
        expect(tip).toBeGreaterThan(top);
        expect(tip).toBeLessThan(top + height);
      });
      expect(height).toBeLessThanOrEqual(408);
    }),
  );
});
