import { runInNewContext } from 'node:vm';
import { photosScript } from './photos-script';

const taken = { type: 'opaqueredirect', status: 0 };
const full = { type: 'basic', status: 409 };
const failed = { type: 'basic', status: 503 };

/** Has the script send one file for each answer. Returns the address that it opens, and how many it sent. */
const sendAll = async (answers: readonly (typeof taken)[]) => {
  let sent = 0;
  let submit: (event: { preventDefault: () => void }) => Promise<void> = async () => undefined;
  let address = '';
  const parts: Record<string, object> = {
    'input[type=file]': { files: answers.map((_, at) => new Blob([`${at}`])) },
    button: {},
    '[role=status]': {},
  };
  const form = {
    action: '/photos',
    dataset: { sending: '{at} of {of}' },
    querySelector: (selector: string) => parts[selector],
    addEventListener: (_name: string, listener: typeof submit) => (submit = listener),
  };
  runInNewContext(photosScript, {
    FormData,
    addEventListener: () => undefined,
    document: { querySelector: () => form },
    fetch: async () => answers[(sent += 1) - 1],
    location: { assign: (to: string) => (address = to) },
  });
  await submit({ preventDefault: () => undefined });
  return [address, sent];
};

test('several pictures are sent one after the other, and those that did not arrive are counted', async () => {
  expect(await sendAll([taken, failed, taken])).toEqual(['/photos?sent=2&failed=1&left=0', 3]);
});

test('the first picture that finds no room ends the sending, and what is left is counted by itself', async () => {
  expect(await sendAll([taken, failed, full, full, full])).toEqual(['/photos?sent=1&failed=1&left=3', 3]);
});
