const { subjects } = require('./rule-filter.cjs');

const put = (map, key, entry) => {
  const entries = map.get(key);
  if (entries === undefined) map.set(key, [entry]);
  else entries.push(entry);
};

/** Rules of style sheets, found by the names and classes that their selectors ask for, as browsers find them. */
module.exports.RuleIndex = class RuleIndex {
  #byClass = new Map();
  #byName = new Map();
  #others = [];
  #sheets = [];
  #count = 0;

  /** Returns true when these are the sheets of the index, perhaps with new ones after them. */
  #goesOn(sheets) {
    return (
      this.#sheets.length <= sheets.length &&
      this.#sheets.every(({ sheet, rules }, at) => sheets[at] === sheet && sheet.cssRules.length === rules)
    );
  }

  #addRule(rule) {
    if (typeof rule.selectorText !== 'string') return;
    this.#count += 1;
    // A class and nothing else needs no engine.
    const onlyClass = /^\s*\.([\w-]+)\s*$/.exec(rule.selectorText)?.[1];
    const entry = { rule, onlyClass, order: this.#count };
    const about = subjects(rule.selectorText);
    if (about === null || about.some((one) => one.name === '' && one.class === undefined)) {
      this.#others.push(entry);
      return;
    }
    for (const one of about)
      if (one.class === undefined) put(this.#byName, one.name, entry);
      else put(this.#byClass, one.class, entry);
  }

  /** Adds a sheet's rules and those of it for screens: jsdom knows no other media. */
  #addSheet(sheet) {
    for (const rule of sheet.cssRules) {
      if (!rule.media) this.#addRule(rule);
      else if (Array.prototype.includes.call(rule.media, 'screen'))
        for (const inner of rule.cssRules) this.#addRule(inner);
    }
    this.#sheets.push({ sheet, rules: sheet.cssRules.length });
  }

  /** Returns an index of these sheets: this one, if they begin with its own. */
  of(sheets) {
    if (!this.#goesOn(sheets)) return new RuleIndex().of(sheets);
    for (const sheet of sheets.slice(this.#sheets.length)) this.#addSheet(sheet);
    return this;
  }

  /**
   * Returns an element's rules in their order. `isWanted` is asked first, because `engine` takes longest.
   */
  rulesOf(localName, className, isWanted, engine) {
    const classes = className.split(/\s+/);
    const found = new Set(this.#others);
    for (const entry of this.#byName.get(localName.toLowerCase()) ?? []) found.add(entry);
    for (const name of classes) for (const entry of this.#byClass.get(name.toLowerCase()) ?? []) found.add(entry);
    return [...found]
      .filter(({ rule, onlyClass }) => {
        if (!isWanted(rule)) return false;
        if (onlyClass !== undefined) return classes.includes(onlyClass);
        return engine(rule.selectorText);
      })
      .sort((one, other) => one.order - other.order)
      .map(({ rule }) => rule);
  }
};
