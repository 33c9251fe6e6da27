import { fireEvent, render, screen } from '@testing-library/react';
import { useHeldRow } from './use-held-row';

/** How high what stands above the list is, and how far the page is scrolled. */
let above = 373;
let scrolled = 0;

const Guests = ({ openId }: { openId: string | null }) => {
  const { list, onPress } = useHeldRow(openId);
  return (
    <div ref={list} onClickCapture={onPress}>
      {['ida', 'sam'].map((id) => (
        <div key={id} data-guest={id}>
          <a href={`#${id}`}>{id}</a>
        </div>
      ))}
    </div>
  );
};

const topOf = (id: string): number =>
  screen.getByText(id).closest('[data-guest]')?.getBoundingClientRect().top ?? Number.NaN;

test('the row that is pressed stays under the pointer, and where it was when the drawer closes [F-H4]', () => {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const at = ['ida', 'sam'].indexOf(this.dataset['guest'] ?? '');
    return { top: above + at * 60 - scrolled } as DOMRect;
  });
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => scrolled });
  window.scrollBy = ((options: ScrollToOptions) => (scrolled += options.top ?? 0)) as typeof window.scrollBy;
  const { rerender } = render(<Guests openId={null} />);
  fireEvent.click(screen.getByText('sam'));
  expect(topOf('sam')).toBe(433);
  above = 514;
  rerender(<Guests openId="sam" />);
  expect(topOf('sam')).toBe(433);
  above = 373;
  rerender(<Guests openId={null} />);
  expect([topOf('sam'), scrolled]).toEqual([433, 0]);
  // Another one, from an address: nothing is known of where it was.
  above = 514;
  rerender(<Guests openId="ida" />);
  expect(scrolled).toBe(0);
});
