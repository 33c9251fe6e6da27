import { fireEvent, render, screen } from '@testing-library/react';
import { useHeldRow } from './use-held-row';

/** Height of the content above the list, and the page's scroll position. */
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
  // Another guest, opened by an address: its former position is unknown.
  above = 514;
  rerender(<Guests openId="ida" />);
  expect(scrolled).toBe(0);
});
