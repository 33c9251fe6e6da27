import { render, screen } from '@testing-library/react';
import { ShareRing } from './share-ring';

test('a share is a progress bar with its words, and never above the whole', () => {
  render(<ShareRing share={1.2} label="7 of 7 complete" />);
  const ring = screen.getByRole('progressbar', { name: '7 of 7 complete' });
  expect(ring).toHaveAttribute('aria-valuenow', '100');
  expect(ring).toHaveTextContent('100');
});

test('beside a text that says it, it is decoration', () => {
  const { container } = render(<ShareRing share={0.57} />);
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(container).toHaveTextContent('57');
});
