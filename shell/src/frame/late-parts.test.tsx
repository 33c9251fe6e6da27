import { renderWithHost } from '@posy/remote-kit/testing';
import { act, screen } from '@testing-library/react';
import { ShellProvider } from '../host/shell-context';
import { messages } from '../messages/en-GB';
import { createTestShell } from '../testing/shell-services';
import { ConsentPlace } from './late-parts';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

test('the question about counting comes with another screen, not with what opens beside a list [R1-09]', async () => {
  localStorage.clear();
  const { host, shell } = createTestShell({ status: 'signed-out' }, '/uk/checklist');
  leave = await renderWithHost(
    <ShellProvider value={shell}>
      <ConsentPlace isAlone={false} />
      <p>Below</p>
    </ShellProvider>,
    host,
    messages,
  );
  await act(async () => host.navigate('/uk/checklist/book-the-venue'));
  expect(document.body.textContent).toBe('Below');
  await act(async () => host.navigate('/uk/budget'));
  expect(await screen.findByRole('region')).toBeInTheDocument();
});
