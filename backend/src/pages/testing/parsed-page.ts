import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes, parse } from 'parse5';

type Element = DefaultTreeAdapterTypes.Element;
type HtmlNode = DefaultTreeAdapterTypes.Node;

const elementsOf = (node: HtmlNode): Element[] => {
  const children = 'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : [];
  return [...(tree.isElementNode(node) ? [node] : []), ...children.flatMap(elementsOf)];
};

/** The text of an element, with that of everything in it. */
export const textOf = (node: HtmlNode): string => {
  if (tree.isTextNode(node)) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
};

/** An element's attributes. */
export const attributesOf = ({ attrs }: Element): Record<string, string> =>
  Object.fromEntries(attrs.map(({ name, value }) => [name, value]));

/** A page as a reader without scripts has it, or, with scripts, as browsers parse it. */
export const parsePage = (html: string, scripting = false) => {
  const elements = elementsOf(parse(html, { scriptingEnabled: scripting }));
  const named = (name: string): Element[] => elements.filter(({ tagName }) => tagName === name);
  const metas = Object.fromEntries(
    named('meta').map((element) => {
      const { name, property, content } = attributesOf(element);
      return [name ?? property ?? 'charset', content];
    }),
  );
  return {
    elements,
    named,
    metas,
    links: (rel: string) =>
      named('link')
        .map(attributesOf)
        .filter((link) => link.rel === rel),
    structured: named('script')
      .filter((script) => attributesOf(script).type === 'application/ld+json')
      .map((script) => JSON.parse(textOf(script)) as Record<string, unknown>),
    title: named('title').map(textOf).join(),
  };
};
