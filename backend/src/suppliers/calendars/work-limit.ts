/** The file holds more than any calendar would. */
export class TooMany extends Error {}

/** Limits the work on a file before it is refused: entries, occurrences and changes of clocks together. */
export class WorkLimit {
  #looked = 0;
  constructor(readonly most: number) {}

  count(occurrences: number): void {
    this.#looked += occurrences;
    if (this.#looked > this.most) throw new TooMany();
  }
}
