/** A statement of the specification. */
export interface Requirement {
  id: string;
  section: string;
  owner: string;
  text: string;
}

const cells = (line: string): string[] =>
  [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) =>
    cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell,
  );

/** Reads the columns id, section, owner and text; quoted cells may hold commas. */
export const parseRequirements = (csv: string): Requirement[] =>
  csv
    .split(/\r?\n/)
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => {
      const [id = '', section = '', owner = '', text = ''] = cells(line);
      return { id, section, owner, text };
    });
