/** Translates texts of suppliers. Source: D-translation. */
export interface Translator {
  /** The texts in the target language, in their order. Languages are ISO 639-1. Rejects when the service does. */
  translate(texts: string[], source: string, target: string): Promise<string[]>;
}
