import { photoIdOf, photoSource, photoSourceSet } from '.';

const path = `/photos/${'aB3_-'.repeat(6)}xy`;

describe('the address of a photo', () => {
  test('is its path and a width', () => {
    expect(photoSource({ path }, 640)).toBe(`${path}/640`);
    expect(photoSourceSet({ path })).toBe(`${path}/320 320w, ${path}/640 640w, ${path}/1280 1280w`);
  });
  test('holds its id, and nothing else counts as a path', () => {
    expect(photoIdOf(path)).toBe(path.slice(8));
    for (const other of [`https://evil.example${path}`, `${path}/640`, '/photos/short', `/photos/../${path}`, ''])
      expect(photoIdOf(other)).toBeNull();
  });
});
