import { render, screen } from '@testing-library/react';
import { SnackbarRegion } from './snackbar';

test('delight is drawn, not left to a font that may not have it, and says nothing to readers [P-m16]', () => {
  render(<SnackbarRegion label="Notices" items={[{ id: 'a', message: 'Booked', emoji: '🎉' }]} />);
  const region = screen.getByRole('region', { name: 'Notices' });
  expect(region).toHaveTextContent(/^Booked$/);
  expect(region.querySelector('[aria-hidden="true"] > svg')).not.toBeNull();
});
