import { render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import { type ComponentType, lazy, Suspense } from 'react';
import { orNothing } from './or-nothing';

const show = (loading: Promise<ComponentType>) => {
  const Part = lazy(() => orNothing(loading));
  render(
    <article>
      <h2>Larkfield</h2>
      <Suspense fallback={<i>on its way</i>}>
        <Part />
      </Suspense>
    </article>,
  );
};

test('a part whose code does not come leaves the card as it is', async () => {
  show(Promise.reject(new Error('Loading chunk 7 failed.')));
  expect(screen.getByText('on its way')).toBeVisible();
  await waitForElementToBeRemoved(() => screen.queryByText('on its way'));
  expect(screen.getByRole('article')).toHaveTextContent(/^Larkfield$/);
});

test('a part whose code comes is shown', async () => {
  show(Promise.resolve(() => <p>Quote: £6,300</p>));
  expect(await screen.findByText('Quote: £6,300')).toBeVisible();
});
