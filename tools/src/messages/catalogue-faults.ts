import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** A catalogue: message id to ICU text. */
export type Catalogue = Record<string, string>;

const argumentsOf = (elements: readonly MessageFormatElement[]): string[] =>
  elements.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    if (element.type === TYPE.tag) return [`<${element.value}>`, ...argumentsOf(element.children)];
    if (element.type === TYPE.select || element.type === TYPE.plural)
      return [element.value, ...Object.values(element.options).flatMap(({ value }) => argumentsOf(value))];
    return [element.value];
  });

const argumentSet = (text: string): string => [...new Set(argumentsOf(parse(text)))].sort().join(', ');

const textFault = (id: string, text: string, source: string): string[] => {
  if (text.trim() === '') return [`${id} says nothing`];
  try {
    const [own, wanted] = [argumentSet(text), argumentSet(source)];
    return own === wanted ? [] : [`${id} takes {${own}}, the source {${wanted}}`];
  } catch (error) {
    return [`${id} is not a message: ${String(error)}`];
  }
};

/**
 * Returns the faults of a translation beside its source: missing and unknown ids, broken and empty texts, other
 * arguments.
 */
export const translationFaults = (source: Catalogue, translation: Catalogue, isPartial: boolean): string[] => [
  ...(isPartial
    ? []
    : Object.keys(source)
        .filter((id) => !(id in translation))
        .map((id) => `${id} is missing`)),
  ...Object.entries(translation).flatMap(([id, text]) => {
    const original = source[id];
    return original === undefined ? [`${id} is not in the source`] : textFault(id, text, original);
  }),
];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Ids that no source text names, neither whole nor as a template with `${…}` in it. */
export const unusedIds = (source: Catalogue, code: string): string[] => {
  const templates = [...code.matchAll(/`([\w.-]+\.[^`\s]*\$\{[^`]*)`/g)].map(
    ([, template = '']) =>
      new RegExp(
        `^${template
          .split(/\$\{[^}]*\}/)
          .map(escaped)
          .join('.+')}$`,
      ),
  );
  return Object.keys(source).filter(
    (id) => !code.includes(`'${id}'`) && !code.includes(`"${id}"`) && !templates.some((template) => template.test(id)),
  );
};
