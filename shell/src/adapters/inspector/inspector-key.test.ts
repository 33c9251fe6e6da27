import { fireEvent } from '@testing-library/react';
import { noteInspectorOpen, watchInspectorKey } from './inspector-key';

const watch = (mayOpen: () => boolean) => {
  let opened = 0;
  let again = (): void => undefined;
  watchInspectorKey({ mayOpen, settled: (listener) => (again = listener), open: () => (opened += 1) });
  return { opened: () => opened, settle: () => again() };
};

afterEach(() => {
  noteInspectorOpen(false);
  window.history.replaceState(null, '', '/');
});

test('the address opens the inspector, once it is known that the person may', () => {
  window.history.replaceState(null, '', '/uk?inspect');
  let isOperator = false;
  const { opened, settle } = watch(() => isOperator);
  expect(opened()).toBe(0);
  isOperator = true;
  settle();
  settle();
  expect(opened()).toBe(1);
});

test('a page that had it open has it again after a reload', () => {
  noteInspectorOpen(true);
  expect(watch(() => true).opened()).toBe(1);
});

test('Ctrl+Alt+I opens it, but not for a person who may not', () => {
  const may = watch(() => true);
  const mayNot = watch(() => false);
  fireEvent.keyDown(document.body, { code: 'KeyI', ctrlKey: true, altKey: true });
  fireEvent.keyDown(document.body, { code: 'KeyI', ctrlKey: true });
  expect([may.opened(), mayNot.opened()]).toEqual([1, 0]);
});
