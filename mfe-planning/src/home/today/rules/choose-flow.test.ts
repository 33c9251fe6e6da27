import fc from 'fast-check';
import { appliesNewHome, chooseFlow, type FlowReader, newHomeLanding, variantOf } from './choose-flow';

const flow = (name: string, active = false) => ({ name, active });
const flows = [flow('at-your-venue'), flow('first-steps', true), flow(newHomeLanding)];
const inTest: FlowReader = { variant: '1', country: 'GB', createdAt: '2026-01-01T00:00:00Z' };

describe('the new-home-landing test', () => {
  test('applies to variant 1, the GB market and users from the cut-off on [S4-experiment-01] [D-flow-01]', () => {
    expect(appliesNewHome(inTest)).toBe(true);
    expect(chooseFlow(flows, null, inTest)?.name).toBe(newHomeLanding);
  });

  test.each<[string, Partial<FlowReader>]>([
    ['the other variant', { variant: '0' }],
    ['another market', { country: 'IE' }],
    ['a user from before the cut-off', { createdAt: '2025-12-31T23:59:59.999Z' }],
  ])('does not apply to %s: the active flow is used [S4-experiment-01] [S4-experiment-02]', (_what, change) => {
    const reader = { ...inTest, ...change };
    expect(appliesNewHome(reader)).toBe(false);
    expect(chooseFlow(flows, null, reader)?.name).toBe('first-steps');
  });

  test('is read in UTC, whatever offset the instant is written with [S4-experiment-01]', () => {
    expect(appliesNewHome({ ...inTest, createdAt: '2026-01-01T00:30:00+01:00' })).toBe(false);
  });

  test('gives a wedding one variant for good, and about half of all weddings each', () => {
    fc.assert(fc.property(fc.string(), (id) => variantOf(id) === variantOf(id)));
    const ones = Array.from({ length: 4000 }, (_none, index) => variantOf(`wedding-${index}`)).filter((v) => v === '1');
    expect(ones.length).toBeGreaterThan(1800);
    expect(ones.length).toBeLessThan(2200);
  });
});

describe('the flow', () => {
  test('is the one that the address names, active or not, before anything else [S2-param-04] [D-flow-02]', () => {
    expect(chooseFlow(flows, 'at-your-venue', inTest)?.name).toBe('at-your-venue');
  });

  test('an address that names none is as one without', () => {
    expect(chooseFlow(flows, 'nowhere', { ...inTest, variant: '0' })?.name).toBe('first-steps');
  });

  test('is none where nothing is active, and the first by name of several', () => {
    expect(chooseFlow([flow('a')], null, { ...inTest, variant: '0' })).toBeNull();
    expect(chooseFlow([flow('b', true), flow('a', true)], null, { ...inTest, variant: '0' })?.name).toBe('a');
  });
});
