import type { EventAudience } from '@posy/shared-contracts/entities';
import { audienceChoice, audienceChoices, audienceOfChoice } from './audience-choice';

const everyone: EventAudience = { kind: 'everyone', parts: [], households: {} };
const forGran: EventAudience = { kind: 'households', parts: [], households: { gran: true } };

test('what is chosen is what is stored, and is shown as it was chosen', () => {
  for (const choice of audienceChoices(everyone, true))
    expect(audienceChoice(audienceOfChoice(choice, everyone))).toBe(choice);
  expect(audienceOfChoice('day', everyone)).toEqual({ kind: 'parts', parts: ['day'], households: {} });
});

test('households that were chosen stay until another is chosen, and come back with the choice', () => {
  expect(audienceChoices(everyone, false)).not.toContain('households');
  expect(audienceChoices(forGran, false)).toContain('households');
  expect(audienceOfChoice('households', forGran)).toEqual(forGran);
  expect(audienceOfChoice('everyone', forGran)).toEqual(everyone);
});
