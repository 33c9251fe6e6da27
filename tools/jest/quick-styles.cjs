// Tests ask for an element's computed style thousands of times, nearly always to learn if people see it. jsdom then tries
// every rule of every sheet, and copies all that they declare. Here, the few properties that decide about being seen are
// read alone; jsdom does the rest when a test asks a style for more.
const { RuleIndex } = require('./rule-index.cjs');

/** Properties that are answered here, with their first values where children have those of their parents. */
const inherited = { visibility: 'visible', 'pointer-events': 'auto' };
const properties = ['display', 'opacity', ...Object.keys(inherited)];
const scriptNames = { pointerEvents: 'pointer-events' };

const propertyOf = (name) => (properties.includes(name) ? name : scriptNames[name]);

/** A computed style that asks `full` for what it does not know itself. */
class LazyStyle {
  #full;
  constructor(quick, full) {
    this.quick = quick;
    this.#full = full;
  }

  get #style() {
    if (typeof this.#full === 'function') this.#full = this.#full();
    return this.#full;
  }

  get(target, name) {
    const property = propertyOf(name);
    if (property !== undefined) return this.quick(property);
    if (name === 'getPropertyValue')
      return (asked) => (properties.includes(asked) ? this.quick(asked) : this.#style.getPropertyValue(asked));
    const value = Reflect.get(this.#style, name);
    return typeof value === 'function' ? value.bind(this.#style) : value;
  }

  set(target, name, value) {
    return Reflect.set(this.#style, name, value);
  }

  has(target, name) {
    return Reflect.has(this.#style, name);
  }

  ownKeys() {
    return Reflect.ownKeys(this.#style);
  }

  getOwnPropertyDescriptor(target, name) {
    const found = Reflect.getOwnPropertyDescriptor(this.#style, name);
    return found === undefined ? undefined : { ...found, configurable: true };
  }

  getPrototypeOf() {
    return Reflect.getPrototypeOf(this.#style);
  }
}

/** Returns the value as a declaration takes it: null where it takes none, '' where it forgets the one before. */
const newTaker = (CSSStyleDeclaration) => {
  const known = new Map();
  const take = (property, value) => {
    if (value === 'unset') return '';
    const declaration = new CSSStyleDeclaration();
    declaration.setProperty(property, value);
    return declaration.getPropertyValue(property) || null;
  };
  return (property, value) => {
    const key = `${property}:${value}`;
    if (!known.has(key)) known.set(key, take(property, value));
    return known.get(key);
  };
};

const declares = ({ style }) => properties.some((property) => style.getPropertyValue(property) !== '');

/**
 * Returns the function that replaces a window's `getComputedStyle`. With a second argument it is jsdom's own.
 */
module.exports.quickStyles = ({ CSSStyleDeclaration, defaultSheet, matches, implementationOf }) => {
  const take = newTaker(CSSStyleDeclaration);
  /** The values of elements by their rules and attributes, until jsdom forgets its own. */
  const cascaded = new WeakMap();

  const cascade = (element, index) => {
    const engine = (selector) => matches(element, selector);
    const rules = index.rulesOf(element._localName, element.getAttributeNS(null, 'class') ?? '', declares, engine);
    const values = {};
    for (const style of [...rules.map((rule) => rule.style), element.style]) {
      for (const property of properties) {
        const value = style?.getPropertyValue(property) ?? '';
        const taken = value === '' ? null : take(property, value);
        if (taken !== null) values[property] = taken;
      }
    }
    return values;
  };

  return (window) => {
    const whole = window.getComputedStyle;
    let index = new RuleIndex();

    const valuesOf = (element) => {
      const { _ownerDocument: document } = element;
      document._styleCache ??= new WeakMap();
      let values = cascaded.get(document._styleCache);
      if (values === undefined) {
        index = index.of([defaultSheet, ...document.styleSheets._list]);
        cascaded.set(document._styleCache, (values = new Map()));
      }
      if (!values.has(element)) values.set(element, cascade(element, index));
      return values.get(element);
    };

    const valueOf = (element, property) => {
      const value = valuesOf(element)[property] ?? '';
      if (value !== '' || !(property in inherited)) return value;
      return element.parentElement === null ? inherited[property] : valueOf(element.parentElement, property);
    };

    return (...given) => {
      const element = given.length === 1 ? implementationOf(given[0]) : null;
      if (typeof element?._localName !== 'string') return whole(...given);
      return new Proxy(
        {},
        new LazyStyle(
          (property) => valueOf(element, property),
          () => whole(...given),
        ),
      );
    };
  };
};
