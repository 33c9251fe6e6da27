import { photoConstants } from '@posy/shared-contracts/constants';
import { type Refusal } from '#api/refusal';
import { fileIn } from './multipart';

/** A form as a browser sends it. */
const sent = async (...fields: [name: string, value: string | Blob][]) => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  return { body: Buffer.from(await request.arrayBuffer()), type: request.headers.get('content-type') ?? '' };
};
const bytes = Buffer.from([0xff, 0xd8, 0xff, 13, 10, 13, 10, 45, 45, 0, 255]);

const type = 'multipart/form-data; boundary=edge';
/** A form that is written by hand: parts as they stand between two boundaries. */
const written = (...parts: (string | Buffer)[]): Buffer =>
  Buffer.concat([
    ...parts.flatMap((part) => [Buffer.from('--edge\r\n'), Buffer.from(part)]),
    Buffer.from('--edge--\r\n'),
  ]);
const part = (head: string, content: string | Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${head}\r\n\r\n`), Buffer.from(content), Buffer.from('\r\n')]);
const fileHead = 'Content-Disposition: form-data; name="photo"; filename="day.jpg"';
const fieldHead = 'Content-Disposition: form-data; name="note"';
const photo = part(fileHead, bytes);

const refused = async (body: Buffer, contentType = type): Promise<string> =>
  fileIn(body, contentType).then(
    () => 'taken',
    (error: Refusal) => `${error.status} ${error.code}`,
  );
const none = '400 photo-none';

test('a file comes out as it went in, whatever stands before it', async () => {
  const form = await sent(['note', 'filename=none'], ['photo', new Blob([bytes])], ['after', 'x']);
  expect(await fileIn(form.body, form.type)).toEqual(bytes);
  expect(await fileIn(form.body, form.type.replace(/boundary=(.*)$/, 'boundary="$1"'))).toEqual(bytes);
  expect(await fileIn(written(photo), type)).toEqual(bytes);
  // Longer than what is read at a time, with beginnings of a boundary in it.
  const long = Buffer.alloc(300_000, '\r\n--edg');
  expect(await fileIn(written(part(fileHead, long)), type)).toEqual(long);
});

test('a form in which nobody chose a file has none, and neither has anything that is no form', async () => {
  const empty = await sent(['photo', new Blob([])]);
  expect(await refused(empty.body, empty.type)).toBe(none);
  const words = await sent(['note', 'x']);
  expect(await refused(words.body, words.type)).toBe(none);
  expect(await refused(Buffer.from('photo=x'))).toBe(none);
  expect(await refused(Buffer.alloc(0))).toBe(none);
  for (const contentType of [
    '',
    'text/plain',
    'multipart/form-data',
    'multipart/form-data; boundary',
    'multipart/form-data; boundary=other',
    `multipart/form-data; boundary=${'x'.repeat(1000)}`,
  ])
    expect(await refused(written(photo), contentType)).toBe(none);
});

test('a form that breaks off is refused, wherever that is', async () => {
  const whole = Buffer.concat([Buffer.from('--edge\r\n'), photo]);
  for (let length = 0; length < whole.length; length += 1) expect(await refused(whole.subarray(0, length))).toBe(none);
  expect(await refused(Buffer.concat([whole.subarray(0, -bytes.length), Buffer.alloc(200_000, 'x')]))).toBe(none);
});

test('a picture may have ten megabytes, and no byte more', async () => {
  const largest = Buffer.alloc(photoConstants.maxBytes, 'x');
  expect(await fileIn(written(part(fileHead, largest)), type)).toHaveLength(photoConstants.maxBytes);
  const body = written(part(fileHead, Buffer.concat([largest, Buffer.from('x')])));
  expect(await refused(body)).toBe('413 photo-too-large');
});

test('many parts, and parts with many or endless lines at their head, are refused without being kept', async () => {
  const field = part(fieldHead, 'x');
  expect(await refused(written(...Array.from({ length: 10_000 }, () => field), photo))).toBe(none);
  const lines = Array.from({ length: 100_000 }, (_, index) => `X-${index}: y`).join('\r\n');
  expect(await refused(written(part(`${lines}\r\n${fileHead}`, bytes)))).toBe(none);
  expect(await refused(written(part(`X: ${'y'.repeat(5_000_000)}\r\n${fileHead}`, bytes)))).toBe(none);
  expect(await refused(written('X: y'.repeat(1_000_000)))).toBe(none);
  expect(await fileIn(written(part(fieldHead, 'y'.repeat(1_000_000)), photo), type)).toEqual(bytes);
});

test('a form within a form is no file, and neither is a part without a name for one, or with a head that cannot be read', async () => {
  const inner = `--inner\r\n${fileHead}\r\n\r\nx\r\n--inner--`;
  expect(await refused(written(part(`${fieldHead}\r\nContent-Type: multipart/mixed; boundary=inner`, inner)))).toBe(
    none,
  );
  expect(await refused(written(part('Content-Type: image/jpeg', bytes)))).toBe(none);
  expect(await refused(written(part(`${fieldHead}\r\nContent-Type: application/octet-stream`, bytes)))).toBe(none);
  for (const head of [
    ':',
    '\n',
    'Content-Disposition',
    'Content-Disposition: ',
    'Content-Disposition: attachment; filename="x"',
  ])
    expect(await refused(written(part(head, bytes)))).toBe(none);
  for (const charset of ['', 'nowhere', '"', "*=x''%ff"])
    expect(
      await fileIn(written(part(`${fieldHead}\r\nContent-Type: text/plain; charset=${charset}`, 'ü'), photo), type),
    ).toEqual(bytes);
});
