import * as v from 'valibot';
import { faultLengths } from '#constants/calls';
import { measureConstants } from '#constants/measures';
import { countSchema } from '../common';

/**
 * Numbers of a page, in milliseconds; `cls` in thousandths. The Web Vitals, and `load`: how long files of a remote were on
 * the way.
 */
export const pageNumbers = ['lcp', 'inp', 'cls', 'fcp', 'ttfb', 'load'] as const;
export type PageNumber = (typeof pageNumbers)[number];

/** Kinds of what a page measures; a `view` counts that a screen was opened. */
export const measureKinds = [...pageNumbers, 'view'] as const;

const times = [50, 100, 200, 300, 500, 800, 1200, 1800, 2500, 3000, 4000, 6000, 10_000] as const;
const shifts = [10, 25, 50, 100, 150, 250, 500, 1000] as const;

/** The upper bounds of the classes in which numbers are counted: a number itself is kept nowhere. */
export const measureBounds: Readonly<Record<PageNumber, readonly number[]>> = {
  ...{ lcp: times, inp: times, fcp: times, ttfb: times, load: times },
  cls: shifts,
};

/** Up to here a number is good; each is one of the bounds. `load` is our own, the others are those of Web Vitals. */
export const goodMeasures: Readonly<Record<PageNumber, number>> = {
  ...{ lcp: 2500, inp: 200, cls: 100, fcp: 1800, ttfb: 800 },
  load: 1200,
};

/** One measured number. The server knows the remote's version from the release set. */
export const measureSchema = v.object({
  kind: v.picklist(measureKinds),
  /** A member of the release set, or `shell`. */
  remote: v.pipe(v.string(), v.maxLength(faultLengths.name)),
  /** Path of the screen; the server keeps its first segment only. */
  path: v.pipe(v.string(), v.maxLength(faultLengths.path)),
  value: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(measureConstants.largest)),
});
export type Measure = v.InferOutput<typeof measureSchema>;

/** A number over many pages. */
const spreadSchema = v.object({
  count: countSchema,
  /** Three quarters of the pages were at or below this. */
  p75: v.number(),
  /** Share of pages with a good number, from 0 to 1. */
  good: v.number(),
});

const spread = v.optional(spreadSchema);

/** Counts of pages: of a remote, a screen or a day. Numbers come from visitors who agreed to be counted, errors from everybody. */
export const pageFiguresSchema = v.object({
  views: countSchema,
  errors: countSchema,
  /** Missing where no page had one. */
  numbers: v.object({ lcp: spread, inp: spread, cls: spread, fcp: spread, ttfb: spread, load: spread }),
});
export type PageFigures = v.InferOutput<typeof pageFiguresSchema>;
