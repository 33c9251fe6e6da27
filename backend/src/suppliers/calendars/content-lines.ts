/** A property of a calendar file (RFC 5545, section 3.1). */
export interface Property {
  /** In capitals, as are the names of its parameters. */
  name: string;
  parameters: ReadonlyMap<string, string>;
  /** As the file has it, with its escapes. */
  value: string;
}

/** A component such as VEVENT, with those inside it. */
export interface Component {
  name: string;
  properties: Property[];
  components: Component[];
}

/** The file is no calendar, or breaks the format. */
export class Unreadable extends Error {}

/** Programs fold a line after 75 bytes: what begins with a space continues the line before. */
const unfolded = (text: string): string[] => text.replace(/\r?\n[ \t]/g, '').split(/\r\n|\n|\r/);

const namePart = /[\w-]+/y;
const parameterPart = /;([\w-]+)=((?:"[^"]*"|[^";:])*)/y;

const take = (pattern: RegExp, line: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(line);
};

const propertyOf = (line: string): Property => {
  const name = take(namePart, line, 0)?.[0];
  if (name === undefined) throw new Unreadable();
  const parameters = new Map<string, string>();
  let at = name.length;
  for (let next = take(parameterPart, line, at); next !== null; next = take(parameterPart, line, at)) {
    const [whole, key = '', value = ''] = next;
    parameters.set(key.toUpperCase(), value.replaceAll('"', ''));
    at += whole.length;
  }
  if (line[at] !== ':') throw new Unreadable();
  return { name: name.toUpperCase(), parameters, value: line.slice(at + 1) };
};

/** Returns the outermost components of a file, of which each has its end. */
export const readComponents = (text: string): Component[] => {
  const file: Component = { name: '', properties: [], components: [] };
  const open = [file];
  for (const line of unfolded(text.replace(/^\uFEFF/, ''))) {
    if (line.trim() === '') continue;
    const property = propertyOf(line);
    const inner = open[open.length - 1] ?? file;
    const named = property.value.trim().toUpperCase();
    if (property.name === 'BEGIN') {
      const component: Component = { name: named, properties: [], components: [] };
      inner.components.push(component);
      open.push(component);
    } else if (property.name === 'END') {
      if (inner === file || inner.name !== named) throw new Unreadable();
      open.pop();
    } else inner.properties.push(property);
  }
  if (open.length > 1) throw new Unreadable();
  return file.components;
};

export const propertiesOf = ({ properties }: Component, name: string): Property[] =>
  properties.filter((property) => property.name === name);

export const propertyNamed = ({ properties }: Component, name: string): Property | undefined =>
  properties.find((property) => property.name === name);

/** Returns a property's text in capitals, for those whose values are words of the format; '' without it. */
export const wordOf = (component: Component, name: string): string =>
  propertyNamed(component, name)?.value.trim().toUpperCase() ?? '';
