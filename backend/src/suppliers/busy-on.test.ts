import { mostDays, rememberedBusyOn } from './busy-on';

const start = () => {
  const asked: string[] = [];
  const time = { now: 0 };
  const fail = { next: false };
  const busyOn = rememberedBusyOn(
    async (day) => {
      asked.push(day);
      if (fail.next) throw new Error('unavailable');
      return [`busy-${asked.length}`];
    },
    () => time.now,
  );
  return { asked, time, fail, busyOn };
};

test('asks about a day once a second, however many search at once', async () => {
  const { asked, time, busyOn } = start();
  const answers = await Promise.all([busyOn('2027-06-05'), busyOn('2027-06-05'), busyOn('2027-06-06')]);
  expect(answers).toEqual([['busy-1'], ['busy-1'], ['busy-2']]);
  time.now = 999;
  expect(await busyOn('2027-06-05')).toEqual(['busy-1']);
  time.now = 1000;
  expect(await busyOn('2027-06-05')).toEqual(['busy-3']);
  expect(asked).toHaveLength(3);
});

test('keeps so many days and no more', async () => {
  const { asked, busyOn } = start();
  for (let day = 0; day <= mostDays; day += 1) await busyOn(`day-${day}`);
  await busyOn('day-1');
  expect(asked).toHaveLength(mostDays + 1);
  await busyOn('day-0');
  expect(asked).toHaveLength(mostDays + 2);
});

test('keeps no failure', async () => {
  const { fail, busyOn } = start();
  fail.next = true;
  await expect(busyOn('2027-06-05')).rejects.toThrow('unavailable');
  fail.next = false;
  expect(await busyOn('2027-06-05')).toEqual(['busy-2']);
});
