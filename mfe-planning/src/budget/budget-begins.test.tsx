import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { budgetPage, fill, press } from '#testing/budget-page';

const { show, now, costs, wedding, undo, published } = budgetPage();

describe('a budget that nobody has begun', () => {
  test('is made from answers: items whose estimates add up to it, published to all subscribers [S2-route-10] [S1-keeps-04] [S7-database-10]', async () => {
    await show({ wedding: { guests: { count: 0, estimate: 80 } } });
    await fill('What would you like to spend? optional', '£24,000');
    await press('Make our budget');
    await screen.findByRole('heading', { name: 'Where it goes' });
    const made = Object.values(costs());
    expect(made.reduce((sum, cost) => sum + Number(cost.estimate), 0)).toBe(2_400_000);
    expect(costs().dinner).toMatchObject({ name: 'Dinner', group: 'caterers', perHead: { counts: 'day' } });
    expect(wedding()).toMatchObject({
      budget: 2_400_000,
      preferences: { budget: { guestsEstimate: 80, timeOfWeek: 'saturday', timeOfYear: 'autumn', year: 2027 } },
    });
    expect(now().firestore.commits).toHaveLength(1);
    expect(published('budget.initialised')).toBeGreaterThan(0);
    await undo();
    expect(costs()).toEqual({});
    expect(wedding()).toMatchObject({ budget: 0 });
  });

  test('is seen from its top, wherever the answers were left [F-H10]', async () => {
    await show({ wedding: { guests: { count: 0, estimate: 80 } } });
    await screen.findByRole('button', { name: 'Make our budget' });
    const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    scrolled.mockClear();
    await press('Make our budget');
    await screen.findByRole('heading', { name: 'Where it goes' });
    expect(scrolled).toHaveBeenCalledWith(0, 0);
    scrolled.mockRestore();
  });

  test('takes our proposal when the couple names none, and leaves out what they do not plan for', async () => {
    await show({ wedding: { guests: { count: 0, estimate: 80 } } });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Video' }));
    await press('Make our budget');
    await screen.findByRole('heading', { name: 'Where it goes' });
    expect(Number(wedding().budget)).toBeGreaterThan(1_500_000);
    expect(costs()).not.toHaveProperty('videographer');
  });

  test('says why its proposal is not the figure that onboarding showed, and where whole prices a head leave the rest [R1-03]', async () => {
    await show({ wedding: { guests: { count: 0, estimate: 80 } } });
    expect(await screen.findByText(/Weddings of your size usually come to £20,300; your date/)).toBeInTheDocument();
    expect(screen.getByText(/round sums a head; what that leaves over is put by, just in case/)).toBeInTheDocument();
    // English is read in markets of other currencies too.
    expect(screen.queryByText(/pounds/)).not.toBeInTheDocument();
  });

  test('claims of its proposal only what it rests on [S1-keeps-04]', async () => {
    await show({ wedding: { date: null, weddingDate: null, dateChoice: null, guests: { count: 0, estimate: null } } });
    expect(await screen.findByText(/For an average number of guests we’d start with about £/)).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Time of year'), 'winter');
    expect(screen.getByText(/For your time of year and an average number of guests/)).toBeInTheDocument();
    expect(screen.queryByText(/of your size/)).not.toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Time of year'), 'undecided');
    await fill('How many guests, roughly?', '80');
    expect(await screen.findByText(/For your guests we’d start with about £/)).toBeInTheDocument();
    await userEvent.selectOptions(screen.getByLabelText('Time of year'), 'summer');
    expect(screen.getByText(/For your guests and your time of year we’d start/)).toBeInTheDocument();
  });

  test('says what is wrong in words and keeps what was typed on the device', async () => {
    await show();
    await fill('How many guests, roughly?', '12.5');
    await press('Make our budget');
    expect(await screen.findByText('Please enter a whole number from 0 up.')).toBeInTheDocument();
    expect(now().firestore.commits).toEqual([]);
    await now().leave();
    await show();
    expect(await screen.findByLabelText('How many guests, roughly?')).toHaveValue('12.5');
  });

  test('does not send text that is no amount', async () => {
    await show();
    await fill('What would you like to spend? optional', 'a lot');
    await press('Make our budget');
    expect(await screen.findByText(/Please enter an amount from 0 up/)).toBeInTheDocument();
    expect(now().firestore.commits).toEqual([]);
  });
});
