import { hoverOnly } from './hover-only';

test('what hovering shows holds only where a pointer hovers, wherever it was written [R1-02]', () => {
  expect(hoverOnly('.a:hover{color:red;}')).toEqual(['@media (hover:hover){.a:hover{color:red;}}']);
  expect(hoverOnly('.a:hover:not(:disabled, .b),.a[aria-current]{color:red;}')).toEqual([
    '.a[aria-current]{color:red;}',
    '@media (hover:hover){.a:hover:not(:disabled, .b){color:red;}}',
  ]);
  expect(hoverOnly('@media (max-width:767px){.a{color:red;}.a:hover{color:blue;}}')).toEqual([
    '@media (max-width:767px){.a{color:red;}@media (hover:hover){.a:hover{color:blue;}}}',
  ]);
});

test('other rules stay as they are [R1-02]', () => {
  const rules = ['.a{color:red;}', '@media (hover: hover){.a:hover{color:red;}}', '@keyframes x{from{opacity:0;}}'];
  expect(rules.flatMap(hoverOnly)).toEqual(rules);
});
