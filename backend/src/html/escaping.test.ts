import * as fc from 'fast-check';
import { defaultTreeAdapter as tree, parseFragment } from 'parse5';
import { type PageServer, realRecords, startPageServer } from '../pages/testing/page-server';
import { attributesOf, parsePage, textOf } from '../pages/testing/parsed-page';
import { attributes, escapeHtml, jsonForScript } from './escape';
import { html } from './html';

/** Text that tries to get out: signs of markup among any other. */
const hostile = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.constantFrom(
        '</script>',
        '</noscript>',
        '<!--',
        '-->',
        '"',
        "'",
        '&',
        '&lt;',
        '<img src=x onerror=a()>',
        ']]>',
        '</title>',
        '\u2028',
      ),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''))
  // HTML cannot represent these: parsers replace NUL, lone surrogates and carriage returns.
  .filter((text) => !/[\0\r\ud800-\udfff]/u.test(text));

test('text in an element is read back as it was, whatever it is', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const [paragraph, ...others] = parseFragment(html`<p>${text}</p>`.text).childNodes;
      expect(others).toEqual([]);
      expect(paragraph === undefined ? null : textOf(paragraph)).toBe(text);
    }),
  );
});

test('an attribute is read back as it was, and is the only one', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const [link] = parseFragment(`<a${attributes({ title: text })}></a>`).childNodes;
      expect(link !== undefined && tree.isElementNode(link) ? attributesOf(link) : null).toEqual({ title: text });
    }),
  );
});

test('JSON in a script is read back as it was, and never ends it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), hostile, (value, text) => {
      const data = { value, text };
      const [script, ...others] = parseFragment(`<script>${jsonForScript(data)}</script>`).childNodes;
      expect(others).toEqual([]);
      expect(JSON.parse(script === undefined ? '' : textOf(script))).toEqual(JSON.parse(JSON.stringify(data)));
    }),
  );
});

test('HTML is put in as it is, text around it is escaped', () => {
  expect(html`<p>${html`<b>${'<'}</b>`}${['&', html`<br />`]}${null}${0}</p>`.text).toBe(
    '<p><b>&lt;</b>&amp;<br />0</p>',
  );
  expect(escapeHtml(`<a href="x">'&'</a>`)).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;');
});

describe('a page of somebody who means harm', () => {
  const [plain] = realRecords(60);
  if (plain === undefined) throw new Error('The catalogue is empty.');
  let server: PageServer;
  beforeAll(async () => {
    server = await startPageServer([plain]);
  });
  afterAll(() => server.stop());

  const pageOf = async (path: string) => (await fetch(`${server.url}${path}`)).text();
  const shapeOf = (page: string, scripting: boolean) =>
    parsePage(page, scripting).elements.map(({ tagName }) => tagName);

  test('has the elements of any other, with scripts and without', async () => {
    const path = `/uk/weddingsuppliers/${plain.type}/${plain.publicId}`;
    server.index.store.putSupplier(plain);
    const before = await pageOf(path);
    await fc.assert(
      fc.asyncProperty(hostile, hostile, async (name, description) => {
        const [review] = plain.reviews;
        // Each line of a review is a paragraph: this one has one line, as the other has.
        const body = `So: ${description.replaceAll('\n', ' ')}`;
        const reviews = review === undefined ? [] : [{ ...review, title: name, body }, ...plain.reviews.slice(1)];
        server.index.store.putSupplier({ ...plain, name, description, town: name, teaser: description, reviews });
        const page = await pageOf(path);
        for (const scripting of [true, false]) expect(shapeOf(page, scripting)).toEqual(shapeOf(before, scripting));
        expect(parsePage(page).structured[0]).toMatchObject({ name, description });
      }),
      { numRuns: 40 },
    );
  });

  test('takes no markup from the address', async () => {
    const page = parsePage(await pageOf('/uk/"><script>alert(1)</script>?next="><script>'), true);
    expect(page.named('script').filter((script) => textOf(script).startsWith('alert'))).toEqual([]);
  });
});
