import { createReadableValue } from '../readable';
import { ownPlace } from './own-place';

test('a remote hears of its own places only: its router has no screen for those of others [R1-15]', () => {
  const at = (pathname: string) => ({ pathname, search: '', hash: '' });
  const page = createReadableValue(at('/uk/home'));
  const seen: string[] = [];
  const own = ownPlace(page, (pathname) => pathname.startsWith('/uk/home') || pathname === '/uk/checklist');
  own.subscribe(() => seen.push(own.get().pathname));
  for (const path of ['/uk/checklist', '/uk/settings/inviteCollaborator', '/uk/home']) page.set(at(path));
  expect(seen).toEqual(['/uk/checklist', '/uk/checklist', '/uk/home']);
});
