import { parseRequirements } from './parse-requirements';

test('reads quoted cells with commas and doubled quotes', () => {
  const csv = 'id,section,owner,text\nS1-a-01,1,shell,"One, two ""three"""\nS2-b-01,2,backend,Plain\n';
  expect(parseRequirements(csv)).toEqual([
    { id: 'S1-a-01', section: '1', owner: 'shell', text: 'One, two "three"' },
    { id: 'S2-b-01', section: '2', owner: 'backend', text: 'Plain' },
  ]);
});
