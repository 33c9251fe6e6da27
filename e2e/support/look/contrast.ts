/** Returns elements with too little contrast, and their ratios. Runs in the page, so it uses nothing from outside. */
export const findFaintIn = (root: Element | null): string[] => {
  type Colour = [red: number, green: number, blue: number, alpha: number];
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 1;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  const known = new Map<string, Colour>();
  const read = (text: string): Colour => {
    const before = known.get(text);
    if (before !== undefined || pen === null) return before ?? [0, 0, 0, 0];
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = text;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
    const colour: Colour = [red, green, blue, alpha / 255];
    known.set(text, colour);
    return colour;
  };
  const over = (top: Colour, below: Colour): Colour => {
    const mix = (at: 0 | 1 | 2): number => top[at] * top[3] + below[at] * (1 - top[3]);
    return [mix(0), mix(1), mix(2), 1];
  };
  const light = ([red, green, blue]: Colour): number => {
    const part = (value: number): number => {
      const share = value / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    };
    return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
  };
  const ratio = (one: Colour, other: Colour): number => {
    const [low = 0, high = 0] = [light(one), light(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const once = <T>(find: (element: Element | null) => T): ((element: Element | null) => T) => {
    const answers = new Map<Element | null, T>();
    return (element) => {
      const answer = answers.get(element) ?? find(element);
      answers.set(element, answer);
      return answer;
    };
  };
  const groundOf = once((element): Colour => {
    if (element === null)
      return read(getComputedStyle(document.documentElement).colorScheme === 'dark' ? '#000' : '#fff');
    const own = read(getComputedStyle(element).backgroundColor);
    return own[3] === 1 ? own : over(own, groundOf(element.parentElement));
  });
  const opacityOf = once((element): number =>
    element === null ? 1 : Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement),
  );
  const needed = (element: Element): number => {
    const { fontSize, fontWeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    const isOff = element.closest(':disabled, [aria-disabled="true"], [data-disabled]') !== null;
    return isOff || size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5;
  };
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const isPicture = (element: Element): boolean => element.closest('[role="img"], [aria-hidden="true"] > svg') !== null;
  const judge = (element: Element, ink: string, least: number): string[] => {
    const ground = groundOf(element);
    const [red, green, blue, alpha] = read(ink);
    // Made invisible on purpose, such as a label under its spinner.
    if (alpha * opacityOf(element) === 0) return [];
    const found = ratio(over([red, green, blue, alpha * opacityOf(element)], ground), ground);
    if (found >= least) return [];
    const place =
      element.closest('[aria-label]')?.getAttribute('aria-label') ?? element.parentElement?.textContent ?? '';
    const words = (element.textContent?.trim() || place).slice(0, 30);
    return [`${element.tagName.toLowerCase()} “${words}”: ${found.toFixed(2)} of ${least}`];
  };
  const scope = root ?? document.body;
  const hasWords = (element: Element): boolean =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
  return [scope, ...scope.querySelectorAll('*')].filter(isSeen).flatMap((element) => {
    if (isPicture(element)) return [];
    const style = getComputedStyle(element);
    if (element instanceof SVGSVGElement)
      return style.fill === style.color &&
        element.closest('button, a, [role="option"], [role^="menuitem"], [role="tab"]') !== null
        ? judge(element, style.color, 3)
        : [];
    const isField =
      element instanceof HTMLInputElement && element.value !== '' && !/radio|checkbox/u.test(element.type);
    return hasWords(element) || isField ? judge(element, style.color, needed(element)) : [];
  });
};
