import { screen } from '@testing-library/react';
import { renderShell } from '#testing/render-shell';
import { PlacePicture } from './place-picture';

test('the place stands on the map, also where no venue is near [R1-08]', async () => {
  const radius = { unit: 'mile' as const, distance: 10, km: 16 };
  const look = { place: 'Bath', around: null, radii: [], radius, from: null, look: () => undefined };
  const { leave } = await renderShell(<PlacePicture look={look} />, {
    session: { status: 'signed-out' },
    path: '/uk/onboarding',
  });
  expect(screen.getByRole('listitem')).toHaveTextContent('Bath');
  expect(screen.queryByText(/Venues around/)).not.toBeInTheDocument();
  await leave();
});
