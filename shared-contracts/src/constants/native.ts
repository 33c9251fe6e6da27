/** App-rating popup and push prompt. Source: S9-app-rating, D-push-limit. */
export const nativeConstants = {
  ratingMinDaysSinceRegistration: 14,
  ratingMinTasksDone: 3,
  pushPromptDelayMs: 300,
  /** Milliseconds that an automatic prompt waits after an item was open: nobody answers two questions in a row. */
  promptRestMs: 2000,
  pushPromptMostShowings: 3,
  pushPromptMinDaysApart: 7,
  androidScrollToInputMs: 350,
  keyboardScrollMs: 300,
  /** Milliseconds in which the web must answer if it handled back. Source: docs/native.md. */
  backAnswerMs: 500,
} as const;
