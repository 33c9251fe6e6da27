import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Avatar, FailedFeature, ProgressBar, SnackbarRegion, SplitBar } from './index';

describe('what is read out', () => {
  test('progress is a share with its words, and never leaves the bar', () => {
    render(<ProgressBar label="Tasks" value={1.4} valueText="46 of 180" />);
    const bar = screen.getByRole('progressbar', { name: 'Tasks' });
    expect(bar).toHaveAttribute('aria-valuenow', '100');
    expect(bar).toHaveAttribute('aria-valuetext', '46 of 180');
  });

  test('a split bar is read as its figures', () => {
    const parts = [
      { id: 'a', value: 84, hue: 'bluebell' as const, label: '84 coming' },
      { id: 'b', value: 0, label: '0 to reply' },
    ];
    render(<SplitBar parts={parts} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['84 coming', '0 to reply']);
  });

  test('an avatar says the name and shows two initials', () => {
    render(<Avatar name="Maya Rose Okafor" />);
    expect(screen.getByRole('img', { name: 'Maya Rose Okafor' })).toHaveTextContent('MO');
  });

  test('calm notices wait for a pause and errors do not', () => {
    const items = [
      { id: '1', message: 'Saved' },
      { id: '2', message: 'Not saved', tone: 'error' as const },
    ];
    render(<SnackbarRegion label="Notices" items={items} />);
    expect(screen.getByRole('status')).toHaveTextContent(/^Saved$/u);
    expect(screen.getByRole('alert')).toHaveTextContent(/^Not saved$/u);
  });

  test('the host learns when a notice is pointed at or left', async () => {
    const clock: string[] = [];
    const item = { id: '1', message: 'Saved', action: { label: 'Undo', onPress: () => clock.push('undo') } };
    render(
      <SnackbarRegion
        label="Notices"
        items={[item]}
        onPause={() => clock.push('pause')}
        onResume={() => clock.push('resume')}
      />,
    );
    // It appears where the pointer rests after a press: nobody points at it.
    fireEvent.pointerEnter(screen.getByRole('region', { name: 'Notices' }));
    fireEvent.pointerOver(screen.getByText('Saved'));
    expect(clock).toEqual([]);
    await userEvent.hover(screen.getByText('Saved'));
    await userEvent.unhover(screen.getByText('Saved'));
    expect(clock).toEqual(['pause', 'resume']);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(clock).toContain('undo');
  });

  test('a failed feature says what happened, who failed, and can be tried again', async () => {
    let tries = 0;
    render(
      <FailedFeature
        title="Reviews are taking a rest"
        retryLabel="Try again"
        onRetry={() => (tries += 1)}
        detail="reviews 1.8.2"
      >
        Nothing you’ve saved is lost.
      </FailedFeature>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(tries).toBe(1);
    expect(screen.getByRole('status')).toHaveTextContent(/Reviews are taking a rest.*lost.*reviews 1\.8\.2/u);
  });
});
