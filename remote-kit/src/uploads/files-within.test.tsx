import { act, render, screen } from '@testing-library/react';
import { CutNotice, filesWithin, useFilesWithin } from './files-within';

const files = (count: number): File[] => Array.from({ length: count }, (_, at) => new File(['x'], `${at}.jpg`));

test('files are taken in their order as far as there is room, and only a choice that is too large is cut', () => {
  const three = files(3);
  expect(filesWithin(three, 3)).toEqual({ fitting: three, cut: null });
  expect(filesWithin(three, 2)).toEqual({ fitting: three.slice(0, 2), cut: { taken: 2, chosen: 3 } });
  expect(filesWithin(three, 0)).toEqual({ fitting: [], cut: { taken: 0, chosen: 3 } });
  expect(filesWithin(three, -1)).toEqual({ fitting: [], cut: { taken: 0, chosen: 3 } });
  expect(filesWithin([], 0)).toEqual({ fitting: [], cut: null });
});

test('a choice that was cut is said until the next one, and nothing is taken where there is no room', () => {
  const taken: number[] = [];
  let choose: (chosen: readonly File[]) => void = () => undefined;
  const Picker = ({ room }: { room: number }) => {
    const within = useFilesWithin(room, (fitting) => taken.push(fitting.length));
    choose = within.add;
    return <CutNotice cut={within.cut} words={({ taken: some, chosen }) => `${some} of ${chosen}`} />;
  };
  const { rerender } = render(<Picker room={2} />);
  act(() => choose(files(5)));
  expect(screen.getByRole('alert')).toHaveTextContent('2 of 5');
  act(() => choose(files(2)));
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(<Picker room={0} />);
  act(() => choose(files(1)));
  expect(screen.getByRole('alert')).toHaveTextContent('0 of 1');
  expect(taken).toEqual([2, 2]);
});
