import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { log, openThread } from '#testing/open-thread';

describe('what was said', () => {
  test('is under its day, with who of us wrote, and whether they have it or have read it', async () => {
    await openThread({
      said: {
        m1: { from: 'couple', senderName: 'Tom', body: 'Are you free?', createdAt: '2026-11-18T09:00:00.000Z' },
        m2: { senderName: 'Beth', body: 'We are!', createdAt: '2026-11-20T09:30:00.000Z' },
        m3: { from: 'couple', senderName: 'Maya', body: 'Lovely.', createdAt: '2026-11-20T10:00:00.000Z' },
      },
      conversation: { readAt: { couple: null, supplier: '2026-11-19T08:00:00.000Z' } },
    });
    expect(
      log()
        .getAllByRole('heading')
        .map((heading) => heading.textContent),
    ).toEqual(['Wednesday 18 November', 'Today']);
    expect(log().getByText(/^Tom, .* · Read Thu,? \d\d:00$/)).toBeVisible();
    expect(log().getByText(/^Beth, /)).toBeVisible();
    expect(log().getByText(/^Maya, .* · Delivered$/)).toBeVisible();
  });

  test('of several in a row says which was read, and when, and which only arrived [19]', async () => {
    const ours = (minute: number, body: string) => ({
      from: 'couple' as const,
      senderName: 'Tom',
      body,
      createdAt: `2026-11-20T09:0${minute}:00.000Z`,
    });
    await openThread({
      said: { m1: ours(1, 'Are you free?'), m2: ours(2, 'On the Friday too?'), m3: ours(4, 'Sorry, the Sunday.') },
      conversation: { readAt: { couple: null, supplier: '2026-11-20T09:03:00.000Z' } },
    });
    const [group] = log().getAllByRole('listitem');
    expect(group?.textContent).toMatch(
      /^Are you free\?On the Friday too\?Read \d\d:03Sorry, the Sunday\..*Tom, \d\d:04 · Delivered$/,
    );
  });

  test('says where the unread ones begin', async () => {
    await openThread({
      said: { m1: { body: 'One' }, m2: { body: 'Two', createdAt: '2026-11-19T10:01:00.000Z' } },
      conversation: { unread: { couple: 1, supplier: 0 } },
    });
    const [first, line, second] = log().getAllByRole('listitem');
    expect([first, line, second].map((item) => item?.textContent)).toEqual([
      expect.stringMatching(/^One/),
      'New',
      expect.stringMatching(/^Two/),
    ]);
  });

  test('comes in pages: what was said before is brought on request, and nothing is lost below', async () => {
    const at = (index: number): string => new Date(Date.UTC(2026, 9, 1, 0, index * 20)).toISOString();
    const said = Object.fromEntries(
      Array.from({ length: 90 }, (_none, index) => [`m${index}`, { body: `Word ${index}.`, createdAt: at(index) }]),
    );
    await openThread({ said });
    expect(log().queryByText('Word 49.')).toBeNull();
    expect(log().getByText('Word 50.')).toBeVisible();
    await userEvent.click(log().getByRole('button', { name: 'Earlier messages' }));
    await userEvent.click(log().getByRole('button', { name: 'Earlier messages' }));
    expect(log().getByText('Word 0.')).toBeVisible();
    expect(log().getByText('Word 89.')).toBeVisible();
    expect(log().queryByRole('button', { name: 'Earlier messages' })).toBeNull();
  });

  test('scrolling up brings what was said before, and the reader stays where they were', async () => {
    const at = (index: number): string => new Date(Date.UTC(2026, 9, 1, 0, index * 20)).toISOString();
    const said = Object.fromEntries(
      Array.from({ length: 60 }, (_none, index) => [`m${index}`, { body: `Word ${index}.`, createdAt: at(index) }]),
    );
    await openThread({ said });
    const flow = screen.getByRole('log');
    Object.defineProperty(flow, 'scrollHeight', {
      configurable: true,
      get: () => flow.querySelectorAll('p').length * 50,
    });
    flow.scrollTop = 100;
    await act(async () => void fireEvent.scroll(flow));
    expect(log().getByText('Word 0.')).toBeVisible();
    expect(flow.scrollTop).toBe(100 + 20 * 50);
  });

  test('stays at its end while answers to choose from take room from it, and where it is read further up', async () => {
    const watched: (() => void)[] = [];
    Object.defineProperty(window, 'ResizeObserver', {
      configurable: true,
      value: class {
        constructor(private readonly changed: () => void) {}
        observe() {
          watched.push(this.changed);
        }
        disconnect() {}
      },
    });
    try {
      await openThread({ said: { m1: { body: 'When does the ceremony start?' } } });
      const flow = screen.getByRole('log');
      const height = (clientHeight: number) => {
        Object.defineProperties(flow, {
          scrollHeight: { configurable: true, value: 1000 },
          clientHeight: { configurable: true, value: clientHeight },
        });
        for (const changed of watched) changed();
      };
      height(600);
      expect(flow.scrollTop).toBe(1000);
      flow.scrollTop = 200;
      fireEvent.scroll(flow);
      height(500);
      expect(flow.scrollTop).toBe(200);
      flow.scrollTop = 490;
      fireEvent.scroll(flow);
      height(400);
      expect(flow.scrollTop).toBe(1000);
    } finally {
      Reflect.deleteProperty(window, 'ResizeObserver');
    }
  });

  test('shows where a link leads, and follows only addresses of the web', async () => {
    await openThread({ said: { m1: { body: 'See https://posy.example/menu, or javascript:alert(1).' } } });
    const link = log().getByRole('link');
    expect(link).toHaveAccessibleName('https://posy.example/menu');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
    expect(link).toHaveAttribute('target', '_blank');
  });

  test('remarks on the first message that names an account to pay into', async () => {
    await openThread({
      said: {
        m1: { body: 'Please pay to GB33 BUKB 2020 1555 5555 55.' },
        m2: { body: 'Sort code 20-20-15 again.', createdAt: '2026-11-19T12:00:00.000Z' },
      },
    });
    expect(log().getAllByRole('note')).toHaveLength(1);
    expect(log().getByRole('note')).toHaveTextContent('ring them on a number you know');
  });
});
