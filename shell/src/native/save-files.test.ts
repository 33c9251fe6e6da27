import { saveFilesByApp } from './save-files';
import { createFakeApp } from './testing';

const start = () => {
  const app = createFakeApp();
  app.hello();
  let addresses = 0;
  const urls = {
    createObjectURL: (_content: Blob | MediaSource) => `blob:posy/${(addresses += 1)}`,
    revokeObjectURL: (_address: string) => undefined,
  };
  const errors: unknown[] = [];
  saveFilesByApp({
    link: app.link,
    document,
    urls,
    encode: async (content) => Buffer.from(await content.text()).toString('base64'),
    report: (error) => errors.push(error),
  });
  const offer = (name: string, address: string): boolean => {
    const link = document.createElement('a');
    link.href = address;
    link.download = name;
    document.body.append(link);
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    link.dispatchEvent(event);
    link.remove();
    return event.defaultPrevented;
  };
  return { app, urls, offer, errors };
};

class TextBlob extends Blob {
  constructor(
    private readonly words: string,
    type: string,
  ) {
    super([words], { type });
  }
  override text = async (): Promise<string> => this.words;
}

test('hands a file that the page offers to the device', async () => {
  const { app, urls, offer } = start();
  const address = urls.createObjectURL(new TextBlob('a,b', 'text/csv;charset=utf-8'));
  expect(offer('our/guests.csv', address)).toBe(true);
  urls.revokeObjectURL(address);
  await app.settled();
  expect(app.lastOf('file.save')?.payload).toEqual({
    name: 'our-guests.csv',
    mimeType: 'text/csv',
    base64: Buffer.from('a,b').toString('base64'),
  });
});

test.each([
  ['..', 'posy'],
  ['Ana: list?.csv', 'Ana- list-.csv'],
  ['a\u202evsc.exe', 'a-vsc.exe'],
])('names a file %j as the app writes it', async (download, name) => {
  const { app, urls, offer } = start();
  offer(download, urls.createObjectURL(new TextBlob('a,b', 'text/csv')));
  await app.settled();
  expect(app.lastOf('file.save')?.payload).toMatchObject({ name });
});

test('leaves every other link alone', () => {
  const { app, offer } = start();
  expect(offer('guests.csv', 'blob:posy/unknown')).toBe(false);
  expect(app.kinds()).toEqual(['web.ready']);
});
