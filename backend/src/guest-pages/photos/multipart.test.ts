import { fileIn } from './multipart';

/** A form as a browser sends it. */
const sent = async (...fields: [name: string, value: string | Blob][]) => {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  return { body: Buffer.from(await request.arrayBuffer()), type: request.headers.get('content-type') ?? '' };
};
const bytes = Buffer.from([0xff, 0xd8, 0xff, 13, 10, 13, 10, 45, 45, 0, 255]);

test('a file comes out as it went in, whatever stands before it', async () => {
  const { body, type } = await sent(['note', 'filename=none'], ['photo', new Blob([bytes])], ['after', 'x']);
  expect(fileIn(body, type)).toEqual(bytes);
  expect(fileIn(body, type.replace(/boundary=(.*)$/, 'boundary="$1"'))).toEqual(bytes);
});

test('a form in which nobody chose a file has none, and neither has anything that is no form', async () => {
  const { body, type } = await sent(['photo', new Blob([])]);
  expect(fileIn(body, type)).toBeNull();
  const words = await sent(['note', 'x']);
  expect(fileIn(words.body, words.type)).toBeNull();
  expect(fileIn(body, 'multipart/form-data')).toBeNull();
  expect(fileIn(Buffer.from('photo=x'), type)).toBeNull();
  expect(fileIn(body.subarray(0, 60), type)).toBeNull();
});
