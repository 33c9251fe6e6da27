import type { MeasureOptions } from './start-measuring';

/** Starts the measures of this page once its reader agrees to be counted: nobody else loads their code. */
export const offerMeasures = (
  options: MeasureOptions,
  load = async () => (await import('./start-measuring')).startMeasuring,
): void => {
  const { state } = options.consent;
  let isStarted = false;
  const start = (): void => {
    if (isStarted || !state.get().isAllowed) return;
    isStarted = true;
    load().then(
      (startMeasuring) => startMeasuring(options),
      (error: unknown) => options.report('measures', error),
    );
  };
  state.subscribe(start);
  start();
};
