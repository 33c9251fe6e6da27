/** Translates what people wrote: texts of suppliers, and messages. Source: D-translation. */
export interface Translator {
  /**
   * The texts in the target language, in their order. Languages are ISO 639-1; a source of null is for the service to find
   * out. Rejects when the service does.
   */
  translate(texts: string[], source: string | null, target: string): Promise<string[]>;
}
