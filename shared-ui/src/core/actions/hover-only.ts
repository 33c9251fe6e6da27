/** The selectors of a list; commas between brackets belong to one. */
const selectorsOf = (list: string): string[] => {
  const found = [''];
  let depth = 0;
  for (const sign of list) {
    depth += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (sign === ',' && depth === 0) found.push('');
    else found[found.length - 1] += sign;
  }
  return found;
};

const block = (selectors: string[], body: string) =>
  selectors.length === 0 ? [] : [`${selectors.join(',')}{${body}}`];

/** Splits a rule into the selectors that always apply and those that need a hovering pointer. */
const apart = (selectors: string, body: string): string[] => {
  const all = selectorsOf(selectors);
  const hover = all.filter((selector) => selector.includes(':hover'));
  const rest = all.filter((selector) => !hover.includes(selector));
  return [...block(rest, body), ...block(hover, body).map((rule) => `@media (hover:hover){${rule}}`)];
};

/**
 * Returns the rules to insert for one rule of a component: hover styles apply only to pointers that hover. After a
 * touch the last element would otherwise keep its hover colours.
 */
export const hoverOnly = (rule: string): string[] => {
  if (!rule.includes(':hover') || /hover:\s*hover/u.test(rule)) return [rule];
  const parts = /^([^{}@]+)\{([^{}]*)\}$/u.exec(rule);
  if (parts?.[1] !== undefined && parts[2] !== undefined) return apart(parts[1], parts[2]);
  const inside = (_all: string, selectors: string, body: string) => apart(selectors, body).join('');
  return [rule.replace(/([^{}@]+)\{([^{}]*)\}/gu, inside)];
};
