import { render, screen } from '@testing-library/react';
import { Prose } from './prose';

const words = (text: string) => [{ text, manner: 'plain' as const }];

test('a table of shares is drawn as bars with their figures, any other as a table [R1-13]', () => {
  const { container } = render(
    <Prose
      blocks={[
        {
          kind: 'table',
          header: ['Part', 'Share'],
          rows: [
            [words('Venue'), words('26%')],
            [words('Food'), words('13\u00a0%')],
          ],
        },
        { kind: 'table', header: ['Day', 'Time'], rows: [[words('Friday'), words('14:00')]] },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Venue', 'Food']);
  expect([...container.querySelectorAll<HTMLElement>('i > span')].map((bar) => bar.style.inlineSize)).toEqual([
    '100%',
    '50%',
  ]);
  expect(screen.getAllByRole('table')).toHaveLength(1);
});

test('a short quotation stands out, a longer one is an example to borrow [R1-13]', () => {
  const { container } = render(
    <Prose
      blocks={[
        { kind: 'quote', paragraphs: [words('A budget you changed on purpose is still honest.')] },
        { kind: 'quote', paragraphs: [words('Dear all,'), words('We would love to see you.')] },
      ]}
    />,
  );
  const [pulled, borrowed] = container.querySelectorAll('blockquote');
  expect(pulled?.querySelector('p')).toBeNull();
  expect(borrowed?.querySelectorAll('p')).toHaveLength(2);
});
