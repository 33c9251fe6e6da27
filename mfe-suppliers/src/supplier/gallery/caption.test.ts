import { captionOf } from './caption';

test.each([
  ['Illustration: From outside, Larkfield Orangery', { text: 'From outside', isIllustration: true }],
  ['Illustration\u00a0: De nuit, Larkfield Orangery', { text: 'De nuit', isIllustration: true }],
  ['Illustration: Photographer, Larkfield Orangery, no. 3', { text: 'Photographer, no. 3', isIllustration: true }],
  ['The hall at dusk', { text: 'The hall at dusk', isIllustration: false }],
  ['Photo 3 of Larkfield Orangery', { text: 'Photo 3 of Larkfield Orangery', isIllustration: false }],
  ['', { text: '', isIllustration: false }],
])('%s', (label, caption) => {
  expect(captionOf(label, 'Larkfield Orangery')).toEqual(caption);
});
