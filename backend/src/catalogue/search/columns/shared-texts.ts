/** Texts that thousands of rows have, each stored once with a number from 1; 0 is none. */
export class SharedTexts<T extends string = string> {
  private readonly ids = new Map<T, number>();
  private readonly texts: (T | undefined)[] = [undefined];

  /** More than any number. */
  get size(): number {
    return this.texts.length;
  }

  /** The number of a text, which gets one if it has none. */
  numberOf(text: T): number {
    const id = this.ids.get(text) ?? this.texts.push(text) - 1;
    this.ids.set(text, id);
    return id;
  }

  /** The number of a text; 0, which no row has, when none has the text. */
  find(text: T): number {
    return this.ids.get(text) ?? 0;
  }

  textOf(id: number): T | undefined {
    return this.texts[id];
  }
}
