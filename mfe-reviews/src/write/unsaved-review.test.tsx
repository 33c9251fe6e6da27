import { ApiError } from '@posy/shared-contracts';
import { act, screen, within } from '@testing-library/react';
import { exampleSupplier } from '#testing/examples';
import { field, fill, leaveForm, pick, post, showForm, tick, type } from '#testing/review-form';
import { taking } from '#testing/writing';

afterEach(async () => {
  await leaveForm();
  localStorage.clear();
});

describe('a review that is not saved', () => {
  test('for want of a loaded supplier with an id says that the supplier is invalid [S5-review-11] [S8-review-01]', async () => {
    for (const supplier of [{ ...exampleSupplier(), id: '' }, null]) {
      const missing = new ApiError('refused', 404, 'supplier-unknown', 'No.');
      const server = taking({
        supplier: () => {
          if (supplier === null) throw missing;
          return supplier;
        },
      });
      const { sent } = await showForm(server);
      fill();
      post();
      expect(await screen.findByRole('alert')).toHaveAccessibleName(
        'We can’t find this supplier, so the review can’t be saved. It’s kept on this device.',
      );
      expect(sent).toEqual([]);
      await leaveForm();
      localStorage.clear();
    }
  });

  /** A server that refuses until it is told otherwise. */
  const refusing = (failure: Error) => {
    const taken = taking();
    let isDown = true;
    const addFeedback: (typeof taken.api)['addFeedback'] = (input, file) => {
      if (isDown) throw failure;
      return taken.api.addFeedback?.(input, file) ?? Promise.reject(failure);
    };
    return { ...taken, api: { ...taken.api, addFeedback }, recover: () => void (isDown = false) };
  };

  test('says why on the form, in its language, and can be sent again [S4-review-07] [S8-review-02]', async () => {
    const server = refusing(new ApiError('refused', 400, 'captcha-failed', 'Server’s own words.'));
    const { sent } = await showForm(server);
    fill();
    post();
    expect(await screen.findByRole('alert')).toHaveAccessibleName(
      'The check against robots didn’t work this time. Please tick the box again.',
    );
    expect(screen.getByRole('checkbox', { name: /robot/ })).not.toBeChecked();
    server.recover();
    tick();
    post();
    await screen.findByRole('button', { name: 'Write a review' });
    expect(sent).toHaveLength(1);
  });

  test('is tracked with what went wrong [S4-review-08] [S8-review-03]', async () => {
    const failure = new ApiError('server', 503, 'http-503', 'Unavailable');
    const { host } = await showForm(refusing(failure));
    fill();
    post();
    await screen.findByRole('alert');
    expect(host.errors).toEqual([failure]);
  });

  test('survives a reload, and can be begun anew', async () => {
    const { host, user } = await showForm();
    type('Title', 'Lovely light');
    pick('4 of 5, very good');
    await user.click(screen.getByRole('button', { name: 'Keep for later' }));
    expect(host.shown.map(({ text }) => text)).toEqual(['What you wrote is kept on this device.']);
    await leaveForm();
    const again = await showForm();
    expect(field('Title')).toHaveValue('Lovely light');
    expect(screen.getByRole('radio', { name: '4 of 5, very good' })).toBeChecked();
    await again.user.click(screen.getByRole('button', { name: 'Start again' }));
    expect(field('Title')).toHaveValue('');
    await leaveForm();
    await showForm();
    expect(field('Title')).toHaveValue('');
  });

  test('is closed by back, and so is an open form of a review [S2-back-13]', async () => {
    const { host } = await showForm();
    expect(host.opened.map(({ kind }) => kind)).toEqual(['review-form']);
    act(() => host.opened[0]?.close());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(host.opened).toEqual([]);
  });

  test('can be read before as others will read it', async () => {
    const { user } = await showForm();
    fill();
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    const review = within(screen.getByRole('article'));
    expect(review.getByRole('heading', { name: 'Lovely light' })).toBeVisible();
    expect(review.getByText('Married in May 2026')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back to writing' }));
    expect(field('Title')).toHaveValue('Lovely light');
  });
});
