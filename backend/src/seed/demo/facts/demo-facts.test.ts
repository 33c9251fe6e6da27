import { daysBefore } from './demo-facts';

test.each(['2026-11-24T01:47:12Z', '2026-11-24T12:00:00Z', '2026-11-24T23:59:59Z'])(
  'a demo that is made at %s has its times by day, in their order, and none to come',
  (began) => {
    const facts = { startedAt: Date.parse(began) };
    const times = [60.3, 59.2, 51.7, 3.6, 3.4, 0.4, 0.3, 0].map((age) => daysBefore(facts, age).toMillis());
    const hours = times.map((time) => new Date(time).getUTCHours());
    expect(hours.filter((hour) => hour < 8 || hour >= 20)).toEqual([]);
    expect(times.toSorted((a, b) => a - b)).toEqual(times);
    expect(new Set(times).size).toBe(times.length);
    expect(times.at(-1)).toBeLessThanOrEqual(facts.startedAt);
  },
);
