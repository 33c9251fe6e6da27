/** Reports to a person what is being done. `done` and `total` are given when the work can be counted. */
export type Progress = (step: { text: string; done?: number; total?: number }) => void;
