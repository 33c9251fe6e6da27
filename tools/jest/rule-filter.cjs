// A style sheet's rule can meet an element only if the element has the name and the class that the rule's last part asks
// for. jsdom asks its selector engine for every rule of every sheet; most need no asking.

/** Returns a selector without its strings, and without what stands in brackets: that only narrows it. */
const withoutBrackets = (selector) => {
  const plain = selector.replace(/"[^"]*"|'[^']*'/g, '');
  let depth = 0;
  let rest = '';
  for (const sign of plain) {
    if (sign === ')' || sign === ']') depth -= 1;
    else if (sign === '(' || sign === '[') depth += 1;
    else if (depth === 0) rest += sign;
    // Brackets are part of the selector: `:is(a) b` has two parts, and `[a]` is one.
    if (depth === 1 && (sign === '(' || sign === '[')) rest += ':';
  }
  return depth === 0 ? rest : null;
};

/**
 * Returns the subject of a selector without brackets, quotes and escapes: in `nav > a.button:hover` it is `a` with
 * `button`.
 */
const subjectOf = (selector) => {
  const last = selector
    .trim()
    .split(/[\s>+~]+/)
    .at(-1);
  const [, name = '', classes = ''] = /^([a-z][\w-]*|\*)?((?:\.[\w-]+)*)/i.exec(last) ?? [];
  return { name: name === '*' ? '' : name.toLowerCase(), class: classes.split('.')[1]?.toLowerCase() };
};

/** The subjects of a list of selectors; null where reading one takes more than this. */
const subjectsOf = (selectors) => {
  const plain = /[\\|]/.test(selectors) ? null : withoutBrackets(selectors);
  return plain === null ? null : plain.split(',').map(subjectOf);
};

const known = new Map();

const subjects = (selectors) => {
  if (!known.has(selectors)) known.set(selectors, subjectsOf(selectors));
  return known.get(selectors);
};
module.exports.subjects = subjects;

/** Returns false when an element certainly matches no selector; true when the engine has to decide. */
module.exports.couldMatch = (localName, className, selectors) => {
  const about = typeof selectors === 'string' ? subjects(selectors) : null;
  if (about === null) return true;
  const name = localName.toLowerCase();
  const classes = ` ${className.toLowerCase().replace(/\s/g, ' ')} `;
  return about.some(
    (one) => (one.name === '' || one.name === name) && (one.class === undefined || classes.includes(` ${one.class} `)),
  );
};
