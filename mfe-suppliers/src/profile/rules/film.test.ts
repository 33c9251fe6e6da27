import { playerOf } from './film';

test.each([
  ['youtube', 'aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
  ['vimeo', '1084537', 'https://player.vimeo.com/video/1084537?dnt=1'],
  ['matterport', 'SxQL3iGyoDo', 'https://my.matterport.com/show/?m=SxQL3iGyoDo'],
  ['googlemaps', '51.38,-2.35', 'https://www.google.com/maps?q=51.38%2C-2.35&output=embed'],
] as const)('a film of %s plays at its source', (source, sourceId, address) => {
  expect(playerOf({ source, sourceId })).toBe(address);
});

test.each([
  ['youtube', '../../evil'],
  ['vimeo', '1?autoplay=1'],
  ['matterport', 'x&y=z'],
  ['googlemaps', 'https://evil.example'],
] as const)('of %s, an id that it does not make plays nowhere: %s', (source, sourceId) => {
  expect(playerOf({ source, sourceId })).toBeNull();
});
