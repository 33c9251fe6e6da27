import { aroundPictures, noteBlocks } from './note-blocks';

test('a note’s lines are shown as what they are [R1-13]', () => {
  const body = [
    'Half a hoop, all on one side.',
    '',
    '# Colours',
    '#7a328c Plum, #FFD0D6 Blush, #0d5636',
    '> If it grows in the lane, it can grow on your arch.',
    '“Two are better off than one.”',
    '- hips',
    '- old man’s beard',
    '- [ ] ask Rosa',
    '- [x] measure the arch',
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
    {
      kind: 'checks',
      checks: [
        { text: 'ask Rosa', isDone: false },
        { text: 'measure the arch', isDone: true },
      ],
    },
    { kind: 'paragraph', text: 'The colour #7a328c is what Nan wore.' },
  ]);
});

test('words keep their line breaks, an empty line begins a paragraph, and lines that wait for words are not read [R1-13]', () => {
  expect(noteBlocks('One\nTwo\n\n\nThree\n# \n- ')).toEqual([
    { kind: 'paragraph', text: 'One\nTwo' },
    { kind: 'paragraph', text: 'Three' },
  ]);
});

test('pictures stand after the first words', () => {
  const blocks = noteBlocks('One\n\nTwo\n# Three\nFour');
  expect(aroundPictures(blocks)).toEqual({ above: blocks.slice(0, 2), below: blocks.slice(2) });
});
