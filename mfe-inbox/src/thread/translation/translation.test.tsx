import { ApiError } from '@posy/shared-contracts';
import type { EndpointInput } from '@posy/shared-contracts/endpoints';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { log, openThread } from '#testing/open-thread';

const german = 'Guten Tag! Der fünfte Juni ist bei uns noch frei, und die Scheune auch.';
const english = 'Hello! The fifth of June is still free, and so is the barn.';
const said = { m1: { body: german } };

/** A server that translates, unless the test gives failures. */
const translating = (asked: EndpointInput<'translateMessage'>[], failures: ApiError[] = []) => ({
  translateMessage: (input: EndpointInput<'translateMessage'>) => {
    asked.push(input);
    const failure = failures.shift();
    if (failure !== undefined) throw failure;
    return { language: 'en', body: english };
  },
});
/** The button is shown once the server has answered that it translates. */
const offered = () => log().findByRole('button', { name: 'Translate' });
const translate = async () => userEvent.click(await offered());

test('a message in another language is translated when its reader presses, and not before; the original is a press away [19]', async () => {
  const asked: EndpointInput<'translateMessage'>[] = [];
  await openThread({ said, api: translating(asked) });
  expect(log().getByText(german)).toHaveAttribute('lang', 'de');
  expect(asked).toEqual([]);
  await translate();
  expect(asked).toEqual([{ params: { id: 'c1', messageId: 'm1' }, body: { targetLang: 'en' } }]);
  expect(log().getByText(english)).toHaveAttribute('lang', 'en');
  expect(log().getByRole('status')).toHaveTextContent('Translated by machine · German');
  expect(log().queryByText(german)).toBeNull();
  await userEvent.click(log().getByRole('button', { name: 'Show original' }));
  expect(log().getByText(german)).toBeVisible();
  await userEvent.click(log().getByRole('button', { name: 'Show translation' }));
  expect(log().getByText(english)).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('where the server translates nothing, nothing is offered, and nobody presses in vain [19]', async () => {
  const answered: string[] = [];
  const translations = () => {
    answered.push('nothing');
    return { languages: [] };
  };
  await openThread({ said, api: { ...translating([]), translations } });
  await waitFor(() => expect(answered).toEqual(['nothing']));
  await act(async () => undefined);
  expect(log().getByText(german)).toBeVisible();
  expect(log().queryByRole('button', { name: 'Translate' })).toBeNull();
});

test('the words around a price are translated with it; the price, and what the plan is given, stay as they were [19]', async () => {
  const price = { amount: 210_000, currency: 'GBP' as const, basis: 'total' as const, condition: 'Zehn Stunden' };
  const quote = { price, includes: 'Zwei Fotografen und ein Album', validUntil: null };
  const words = { condition: 'Ten hours', includes: 'Two photographers and an album' };
  const host = await openThread({
    said: { m1: { body: german, kind: 'quote', quote } },
    api: { translateMessage: () => ({ language: 'en', body: english, quote: words }) },
  });
  const received: unknown[] = [];
  host.bus.subscribe('quote.received', (payload) => void received.push(payload));
  expect(log().getByText('Zwei Fotografen und ein Album')).toBeVisible();
  await translate();
  expect(log().getByText('Two photographers and an album')).toBeVisible();
  expect(log().getByText('Ten hours')).toBeVisible();
  expect(log().getByText('£2,100')).toBeVisible();
  await userEvent.click(log().getByRole('button', { name: 'Add to budget' }));
  expect(received).toEqual([expect.objectContaining({ price })]);
  await userEvent.click(log().getByRole('button', { name: 'Show original' }));
  expect(log().getByText('Zwei Fotografen und ein Album')).toBeVisible();
});

test('each message keeps how it was last read, and nothing is asked for again [19]', async () => {
  const asked: EndpointInput<'translateMessage'>[] = [];
  const two = { ...said, m2: { body: `${german} Bis bald!`, createdAt: '2026-11-19T12:00:00.000Z' } };
  const api = translating(asked);
  await openThread({ said: two, api });
  const [first] = await log().findAllByRole('button', { name: 'Translate' });
  if (first !== undefined) await userEvent.click(first);
  await openThread({ said: two, api });
  expect(log().getByText(english)).toBeVisible();
  expect(log().getByText(`${german} Bis bald!`)).toBeVisible();
  await userEvent.click(log().getByRole('button', { name: 'Show original' }));
  await openThread({ said: two, api });
  expect(log().getByText(german)).toBeVisible();
  expect(log().getByRole('button', { name: 'Show translation' })).toBeVisible();
  expect(asked).toHaveLength(1);
});

test('who translates by keyboard stays at the button, which then leads back; what happened is said where readers listen already [19]', async () => {
  await openThread({ said, api: translating([], [new ApiError('offline', 0, 'offline', '')]) });
  const button = await offered();
  const listening = log().getByRole('status');
  expect(listening).toBeEmptyDOMElement();
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(log().getByRole('button', { name: 'Try again' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(log().getByRole('button', { name: 'Show original' })).toHaveFocus();
  expect(listening).toHaveTextContent('Translated by machine · German');
  await userEvent.keyboard('{Enter}');
  expect(log().getByRole('button', { name: 'Show translation' })).toHaveFocus();
});

test('nobody is offered a translation of their own language, or of what our side wrote [19]', async () => {
  await openThread({ said: { m1: { body: english }, m2: { body: german, from: 'couple', senderUid: 'u1' } } });
  expect(log().queryByRole('button', { name: 'Translate' })).toBeNull();
});

describe('a translation that does not come is said, and the message stays as it is [19]', () => {
  test.each([
    [
      'no connection',
      new ApiError('offline', 0, 'offline', ''),
      'Not translated: there’s no connection. Try again when you’re back.',
    ],
    [
      'an ended session',
      new ApiError('refused', 401, 'sign-in-required', ''),
      /^Not translated: your session has ended/,
    ],
    ['a service that is away', new ApiError('server', 503, 'translation-failed', ''), /the translation didn’t come/],
    ['too many', new ApiError('refused', 429, 'too-many-requests', ''), /^That was a lot to translate at once/],
    [
      'a message that is gone',
      new ApiError('refused', 404, 'message-unknown', ''),
      'This message isn’t here any more.',
    ],
  ])('%s, and another press tries again', async (_why, failure, words) => {
    const asked: EndpointInput<'translateMessage'>[] = [];
    await openThread({ said, api: translating(asked, [failure]) });
    await translate();
    expect(log().getByRole('alert')).toHaveTextContent(words);
    expect(log().getByText(german)).toBeVisible();
    await userEvent.click(log().getByRole('button', { name: 'Try again' }));
    expect(log().getByText(english)).toBeVisible();
    expect(log().queryByRole('alert')).toBeNull();
    expect(asked).toHaveLength(2);
  });

  test('where there is no service, nothing is offered again', async () => {
    const unavailable = new ApiError('refused', 404, 'translation-unavailable', '');
    await openThread({ said, api: translating([], [unavailable]) });
    await translate();
    expect(log().getByRole('alert')).toHaveTextContent('Translation isn’t available here.');
    expect(screen.queryByRole('button', { name: /Translate|Try again/ })).toBeNull();
  });
});
