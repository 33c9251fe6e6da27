import { whenSettled } from './when-settled';

const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => resolve()));
const frames = async (count: number): Promise<void> => {
  for (let at = 0; at < count; at += 1) await frame();
};
const pageWith = (html: string): HTMLElement => {
  document.body.innerHTML = html;
  return document.body;
};
const loading = '<div role="status" aria-busy="true">Loading</div>';

test('a page is settled once the last of its parts came [R1-07]', async () => {
  const settled = jest.fn();
  const page = pageWith(`<section>${loading}</section><section>${loading}</section>`);
  whenSettled(page, settled);
  await frames(3);
  page.firstElementChild?.replaceChildren('There');
  await frames(3);
  expect(settled).not.toHaveBeenCalled();
  page.lastElementChild?.replaceChildren('There');
  await frames(4);
  expect(settled).toHaveBeenCalledTimes(1);
});

test('a part that came and loads its data at once is still on its way [R1-07]', async () => {
  const settled = jest.fn();
  const page = pageWith('<section></section>');
  const end = whenSettled(page, settled);
  page.firstElementChild?.insertAdjacentHTML('beforeend', loading);
  await frames(4);
  expect(settled).not.toHaveBeenCalled();
  end();
  page.firstElementChild?.replaceChildren();
  await frames(4);
  expect(settled).not.toHaveBeenCalled();
});
