import { noteBlocks, withLine } from './note-blocks';

test('[R1-13] a note’s lines are shown as what they are', () => {
  const body = [
    'Half a hoop, all on one side.',
    '',
    '# Colours',
    '#7a328c Plum, #FFD0D6 Blush, #0d5636',
    '> If it grows in the lane, it can grow on your arch.',
    '“Two are better off than one.”',
    '- hips',
    '- old man’s beard',
    'The colour #7a328c is what Nan wore.',
  ].join('\n');
  expect(noteBlocks(body)).toEqual([
    { kind: 'paragraph', text: 'Half a hoop, all on one side.' },
    { kind: 'heading', text: 'Colours' },
    {
      kind: 'colours',
      colours: [
        { hex: '#7a328c', name: 'Plum' },
        { hex: '#ffd0d6', name: 'Blush' },
        { hex: '#0d5636', name: '' },
      ],
    },
    { kind: 'quotation', text: 'If it grows in the lane, it can grow on your arch.' },
    { kind: 'quotation', text: '“Two are better off than one.”' },
    { kind: 'list', items: ['hips', 'old man’s beard'] },
    { kind: 'paragraph', text: 'The colour #7a328c is what Nan wore.' },
  ]);
});

test('[R1-13] the bar adds a line where the cursor is', () => {
  expect(withLine('', 0, 'quotation')).toEqual({ body: '> ', cursor: 2 });
  expect(withLine('One', 3, 'list')).toEqual({ body: 'One\n- ', cursor: 6 });
  expect(withLine('OneTwo', 3, 'heading')).toEqual({ body: 'One\n# \nTwo', cursor: 6 });
});
